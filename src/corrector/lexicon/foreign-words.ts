/** Words of other languages and new words that essays use rightly and the dictionary does not list. */

export const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  `internet online offline smartphone smartphones fake news bullying cyberbullying facebook instagram whatsapp youtube
  twitter tiktok telegram google netflix uber ifood app apps site sites blog blogs blogueiro blogueira blogueiros
  youtuber youtubers influencer influencers digital posts post like likes feed link links e-mail e-mails email emails
  notebook tablet tablets software softwares hardware hacker hackers hashtag hashtags selfie selfies streaming stream
  game games gamer gamers videogame videogames e-commerce marketing ranking feedback stress show shows shopping
  shoppings fast food delivery home office lockdown coronavírus covid sars hiv aids status quo slogan slogans outdoor
  outdoors podcast podcasts startup startups big data dark deep web chat chats chip chips mouse designer designers
  design layout check-up best-seller bestseller reality reality-show spray rock rap hip hop funk jeans lan lobby royalties
  apartheid copyright dumping know-how laissez-faire habitat campus deficit déficit superávit superavit pixel pixels
  gif meme memes spam spams drone drones wi-fi wifi bluetooth gps cd dvd tv tvs ok vip top smart kit kits jet set
  burnout stalking stalker sexting grooming cringe crush hype cancelamento ciberespaço cibercultura empoderamento
  empoderar empoderada empoderado empoderadas empoderados sustentabilidade feminicídio feminicídios homofobia
  transfobia lgbtfobia lgbtfóbico gordofobia gordofóbica gordofóbico xenofobia aporofobia capacitismo capacitista
  etarismo etarista idadismo sororidade cisgênero cisgêneros transgênero transgêneros transexual transexuais travesti
  travestis lgbt lgbts lgbtq lgbtqia lgbtqia+ queer drag gay gays bissexual bissexuais afrodescendente
  afrodescendentes antivacina antivacinas negacionismo negacionista negacionistas microplástico microplásticos
  ecossistêmico agrotóxico agrotóxicos teletrabalho telemedicina uberização pejotização gentrificação bolha
  algoritmo algoritmos viralizar viralizou viralizam digitalização globalizado hiperconexão hiperconectado
  nomofobia infodemia desinformação pós-verdade ciberataque ciberataques cyberbullying multiverso metaverso
  socioeconômico socioeconômica socioeconômicos socioeconômicas sociocultural socioculturais socioambiental
  socioambientais socioemocional socioemocionais sociopolítico sociopolítica biopsicossocial psicossocial psicossociais
  midiático midiática midiáticos midiáticas consumista consumistas imediatista imediatistas inclusivo inclusiva
  inclusivos inclusivas acessibilidade invisibilização invisibilizar invisibilizada invisibilizado invisibilizadas
  invisibilizados subnotificação ressocialização ressocializar precarização mercantilização espetacularização
  objetificação objetificar sexualização hipersexualização erotização normatização potencialização conscientização
  coaching coach bully bullies bem-estar meio-ambiente antirracista antirracistas racializado decolonial etc iphone
  android facebook's home banking bitcoin bitcoins ecommerce per capita in natura apud a priori posteriori grosso modo
  sui generis status lato stricto sensu habeas corpus causa mortis modus operandi sine qua non homo sapiens aedes aegypti
  paparazzi pizza hambúrguer cheeseburguer freelancer home-office check-in self-service drive-thru skinhead skate surf
  superação protocolo protocolos quadrinhos extratos arquitetônico arquitetônicos camisinha camisinhas jeitinho cursinho
  cursinhos carteirinha caixinha barzinho yanomami yanomamis adultização adultizar fakes transfóbico transfóbicos
  transfóbica transfóbicas ageísmo todes stories haters fitness gripezinha negligenciamento déficits workshop workshops
  webconferência webconferências art arts mc mcs ong ongs enem pec website websites photoshop tik tok viraliza viralizando
  viralizaram glamourização glamorização zika adequa adequam adequem socioeducacional socioeducacionais parentalidade
  medicalização heterocisnormatividade sociobiodiversidade ghosting rapper rappers nude nudes fashion line on good the of
  insight insights poster posters vegano veganos vegana veganas frustração
  irracional irracionais funks nmol desktop desktops webconferenciada webconferenciadas webconferenciado webconferenciados
  panóptico panópticos necropolítica necropolíticas epistemicídio epistemicídios tangenciamento slam slams cookie
  cookies feedbacks checkout e-book e-books ebook ebooks desbancarizado desbancarizados desbancarizada desbancarizadas
  bancarização decolonialidade decoloniais racialização racializada racializados racializadas branquitude
  heteronormatividade cisnormatividade transgeneridade neurodivergente neurodivergentes neurodivergência
  neurodiversidade neuroatípico neuroatípicos neurotípico neurotípicos tdah anticapacitista anticapacitistas
  plataformização gamificação gamificado deepfake deepfakes phishing malware ransomware blockchain criptomoeda
  criptomoedas fintech fintechs desplataformização chatbot chatbots learning sharenting cyberstalking greenwashing
  precariado welfare state rentismo necrocapitalismo anarcocapitalismo negacionismos homeschooling desjudicialização
  feminicida femicídio femicídios transfeminicídio tokenismo gaslighting mansplaining manterrupting body shaming
  body-shaming ortorexia burnouts posvenção desfinanciamento glamourizar adultocentrismo parentificação turistificação
  aporofóbico aporofóbica pathos zeitgeist foucaultiano foucaultiana baumaniano baumaniana habermasiano arendtiana
  bourdieusiano bourdieusiana house houses lockeano lockeana hobbesiano hobbesiana freireana freireano freireanos
  kg km cm mm ml mg gb mb ltda ii iii iv vi vii viii ix xi xii xiii xiv xv xvi xvii xviii xix xx xxi`.split(
    /\s+/,
  ),
)
