/**
 * Classes of words of which a demand against human rights is made (booklet 2025, p. 37): whom it is done to, what is done,
 * what is taken away, how. No class says anything alone; detectors/rights-denied.ts knows which of them must meet.
 */
import type { PhraseList } from '../text/phrases.ts'

export const RIGHTS = {
  /** Who is accused of something. */
  offender:
    'bandid*|criminos*|chefes do tráfico|chefe do tráfico|facção|facções|menores infratores|ladrão|ladrões|ladra|assassin*|preso|presos|presa|presas|presidiári*|detent*|condenad*|infrator*|estuprador*|pedófilo*|traficante*|agressor*|malfeitor*|delinquente*|marginal|marginais|vagabund*|suspeit*|acusad*|terrorista*|integrante*|corrupt*|devedor*|culpad*|homicida*|assaltante*|sequestrador*|pichador*|sonegador*|invasor*|grevista*|manifestante*',
  /** Who is put outside by where they come from, what they are, have or believe. */
  outsider:
    'imigrante*|refugiad*|estrangeir*|migrante*|venezuelan*|haitian*|bolivian*|paraguai*|cuban*|african*|sírio*|síria*|árabe*|chinês|chineses|peruan*|angolan*|nordestin*|cigan*|índio|índios|índia|índias|indígena*|quilombola*|negro|negros|negra|negras|judeu*|judia*|muçulman*|islâmic*|macumbeir*|ateu|ateus|homossexua*|gay|gays|lésbica*|travesti*|transexua*|trans|lgbt*|lgbtqia|bissexua*|deficiente*|deficiência*|autista*|cadeirante*|mongoloide*|dependente*|viciad*|drogad*|usuários de drogas|usuário de drogas|usuários de crack|usuário de crack|mulheres que usam|pessoas que usam|mendig*|pedinte*|moradores de rua|morador de rua|sem-teto|favelad*|prostituta*|opositor*|comunista*|aidétic*|soropositiv*|transtornos mentais|transtorno mental|doentes mentais|doente mental|loucos|esquizofrênic*|gord*|obes*',
  anyone:
    'quem|aquele|aqueles|aquela|aquelas|eles|elas|ele|nele|neles|nela|delas|deles|essa gente|essas pessoas|esses indivíduos|esse tipo de gente|esse povo|cada usuário|os usuários|o usuário|do usuário|dos usuários|o autor|os autores|os responsáveis',
  ask: 'deve|devem|deverá|deverão|deveria|deveriam|devemos|precisa|precisam|precisamos|precisaria|tem que|têm que|tem de|têm de|temos que|teria que|teriam que|merece|merecem|mereceria|mereceriam|cabe|caberia|compete|urge|é necessário|é preciso|é hora|é justo|seria justo|é certo|nada mais justo|a solução|a única solução|a melhor saída|a saída é|a única saída|o jeito é|a melhor forma|a única forma|o melhor|o certo|o ideal|defendo|defendemos|sugiro|sugere-se|proponho|propõe-se|recomenda-se|que permita|que autorize|que obrigue|direito de|basta|faz-se necessário|só assim|enquanto a justiça|há de|hão de|torna-se necessário|necessária|necessário|fica sem|ficam sem|ficará sem|fique sem|fiquem sem',
  /** Done to a body, and to nothing else. */
  violent:
    'tortur*|espanc*|linch*|fuzil*|enforc*|chicote*|açoit*|apedrej*|mutil*|amputar|amputad*|amputem|esquartej*|degol*|decapit*|eletrocut*|castr*|esteriliz*|massacr*|escraviz*|surrar*|metralh*|capar|capad*|capem|enforcá-l*|afogar|afogad*|asfixi*|envenen*|cegar|enterrar viv*|enterrad* viv*|jogad* aos|jogar aos|jogar no mar|sangrar|espetar|arrebentar|acorrent*|humilh*|chacin*|executad*|baleá-l*|matá-l*|executá-l*|torturá-l*|castrá-l*|esterilizá-l*|linchá-l*|chicoteá-l*|surrá-l*|humilhá-l*|dar choque|dar choques|passar fogo|passem fogo|passe fogo|mandar bala|sentar o dedo|dar tiro|dar tiros|dar um tiro|dar porrada*|dar pancada*|dar paulada*|meter bala|descer o cacete|cortar a mão|cortar as mãos|tirar a vida|tirar-lhe a vida|tirar-lhes a vida|apanhar|apanhe|apanhem',
  /** Done to a body where a person stands behind it. */
  violentTo:
    'matar|mate|matem|dar fim em|dar um fim em|dar fim a|dar um fim n*|dar fim n*|dar cabo d*|acabar com a raça d*|sumir com|derrubar a tiros|entrar atirando em|mortos|morto|eliminar|eliminem|elimine|eliminad*|exterminar|exterminem|exterminad*|executar|execute|executem|abater|abatam|abata|abatid*|queimar|queimad*|queimem|bater em|atirar em|aniquilar|aniquilad*|varrer|dizimar',
  torment:
    'pena de morte|pena capital|cadeira elétrica|injeção letal|forca|guilhotina|pau de arara|choque|choques|choque elétrico|choques elétricos|chibata|chibatada*|chicote|chicotada*|açoite|açoites|paredão|pelourinho|palmatória|câmara de gás|câmaras de gás|campo de concentração|campos de concentração|castração|esterilização|trabalhos forçados|trabalho forçado|trabalho escravo|surra|pancada|pancadas|porrada|paulada*|pedrada*|linchamento*|fuzilamento*|apedrejamento*|tortura|mutilação|prisão perpétua|solitária|mesma moeda|olho por olho|dente por dente',
  adopt:
    'adotar|adote|adotem|aplicar|aplique|apliquem|usar|use|usem|utilizar|utilize|utilizem|instituir|institua|implantar|implante|implementar|implemente|permitir|permita|autorizar|autorize|oferecer|ofereça|promover|promova|liberar|libere|legalizar|legalize|volta d*|voltar|volte|retomar|retome|levar|leve|levem|receber|receba|recebam|dar|dê|deem|submetid*|submeter|submeta|condenad* à|condenad* a|aprovar|aprove|botar|colocar|recorrer|impor|imponha|tomar|ir para|mandar para|passar por|pagar na|pagar com|pagarem na',
  expel:
    'expuls*|deport*|banir|banid*|mandar de volta|mandar embora|mandar para fora|mandados de volta|mandados embora|devolver|devolvid*|devolva|devolvam|ônibus de volta|navio de volta|avião de volta|retirar à força|remover à força|tirar do país|retirar do país|mandar para o lugar|mandar para a terra|limpar as ruas|limpar as cidades|limpeza das ruas|varrer das ruas|recolher à força',
  shut: 'barrad* na fronteira|barrar na fronteira|barradas na fronteira|barrados na fronteira|fechar a fronteira|fechar as fronteiras|fechamento da fronteira|fechamento das fronteiras|fechar as portas|fechar a porta|ônibus de volta|navio de volta|avião de volta|de volta para o lugar|de volta ao lugar|de volta para o país|voltar para o lugar de onde|voltem para o lugar de onde|voltem para o país',
  force:
    'à força|pela força|na marra|queira ou não|queiram ou não|querendo ou não|queira ela ou não|queiram elas ou não|queiram eles ou não|contra a vontade|contra a sua vontade|contra sua vontade|sem consentimento|sem o consentimento|sem autorização|obrigatória|obrigatório|obrigatoriamente|compulsória|compulsório|forçada|forçado|não possam mais|não possa mais|nunca mais possam|nunca mais possa',
  oblige: 'obrigar|obrigá-l*|obrigad*|obrigue|obriguem|forçar|forçá-l*|forçad*',
  land: 'reserva|reservas|terra|terras|aldeia|aldeias|território|territórios|área|áreas',
  take: 'tirar|retirar|tirem|retirem|tire|retire|arrancar|remover|expulsar|tomar|tomem',
  body: 'operar|operad*|cirurgia|cirurgias|laqueadura*|vasectomia*|ligadura*|esteriliz*|castr*|genital|genitais|útero|testículo*',
  deny: 'negar|negue|neguem|negad*|proibir|proíba|proíbam|proibid*|impedir|impeça|impeçam|impedid*|vetar|vetad*|vedar|vedad*|barrar|barrad*|recusar|recuse|recusem|excluir|excluíd*|cortar|corte|cortem|suspender|parar de atender|parar de gastar|parar de tratar|parar de pagar|deixar de atender|deixar de tratar|deixar de gastar|não atender|não receber|não deveriam receber|não deveria receber|não devem receber|não deve receber|não deveriam ter|não deveria ter|não devem ter|não podem ter|não merecem|não merece|não deveriam ocupar|nem ocupar|nem receber|perder|percam|perca|perdem',
  /** What belongs to everybody. */
  due: 'atendimento|atendid*|atender|tratamento|tratament*|matrícula|matrículas|matricular|vaga|vagas|sus|hospital|hospitais|posto de saúde|leito|leitos|votar|voto|direito|direitos|defesa|advogado|advogados|comida|alimentação|água|remédio|remédios|medicamento*|moradia|casar|casamento|adotar crianças|adotar filhos|adoção|ter filhos|aposentadoria|benefício|benefícios|bolsa família|socorro|assistência|estudar|frequentar|cidadania|nacionalidade|documento|documentos|aparecer|apareçam|dinheiro|visita íntima|culto|cultos',
  later:
    'no fim da fila|no final da fila|esperando do lado de fora|esperar do lado de fora|ficar do lado de fora|fiquem do lado de fora|sem atendimento|sem socorro|sem tratamento|à própria sorte|apodrecer|apodreça|apodreçam|até morrer|mesmo que ele morra|mesmo que morra|mesmo que morram|mesmo que eles morram|mesmo que isso o mate|morrer de fome|morrer na rua|morrer à míngua|que morram|que morra|deixar morrer|deixá-los morrer|deixá-lo morrer|deixem morrer|deixá-los de lado|deixá-las de lado|deixá-lo de lado',
  apart:
    'instituições fechadas|instituição fechada|longe das outras|longe dos outros|longe dos demais|longe das demais|longe dos normais|longe da sociedade|longe das pessoas de bem|separados dos|separadas dos|separadas das|isolados da sociedade|isoladas da sociedade|trancad*|guetos|gueto|ilha deserta|ilha distante|escolas separadas|bairros separados',
  penalty:
    'cadeia|preso|presos|prisão|presa|prender|prendam|prenda|pres*|abater|abatid*|matar|mate|condenar|condenad*|punir|punid*|executar|executad*|detid*|encarcerar|encarcerad*|trancar|trancad*|pena',
  unheard:
    'mesmo que não tenham culpa|mesmo que não tenha culpa|mesmo sem culpa|mesmo sem ter culpa|sem julgamento|sem processo|sem direito a julgamento|sem direito a defesa|sem direito à defesa|sem direito a advogado|sem defesa|sem advogado|sem audiência|sem prova|sem provas|sem necessidade de processo|sem necessidade de julgamento|sem necessidade de prova|sem necessidade de provas|sem precisar de processo|sem precisar de julgamento|sem precisar de provas|sem passar por julgamento|sem passar pelo juiz|sem ordem judicial|mesmo que não haja prova|mesmo que não haja provas|mesmo sem prova|mesmo sem provas|mesmo sem julgamento|mesmo que inocente*|tempo com advogado|tempo com advogados|tempo com julgamento|tempo com recurso|tempo com processo|antes de qualquer julgamento|dispensar o julgamento|na hora',
  hunger:
    'passar fome|passarem fome|passem fome|trabalhar de graça|trabalhem de graça|em troca de um prato|cobaia|cobaias|sem banho|sem cama|sem colchão|doar os órgãos|sem receber salário|sem remuneração|sem receber nada|sem pagamento|sem ganhar nada|de sol a sol|pão e água|sem comer|sem comida|sem almoço|sem dormir|sem beber|em troca de comida|por um prato de comida|quebrar pedra|quebrar pedras|quebrando pedra|quebrando pedras|em regime de escravidão|como escravo|como escravos|até cair|acorrentad*',
  shame:
    'placa no pescoço|cartaz no pescoço|praça pública|em público|na praça|em telões|em telão|telões|raspar a cabeça|cabeça raspada|marcar a ferro|marcad* a ferro|tatuar|tatuad*|desfilar|expor a foto|expor as fotos|expor o rosto|expor o nome|expor a identidade|expor o endereço|expor a cara|expor publicamente|expostos em|expostas em|exposto em|exposta em|amarrad*|amarrar|poste|postes|ovos|cuspir',
  silence:
    'tirar do ar|tirem do ar|retirar do ar|fechar|fechem|calar|calem|censurar|censurad*|censura|prender|prendam|preso|presos|cadeia|proibir|proibid*|banir|banid*|cassar|suspender|queimar|queimad*|apreender|mandar para a prisão|fora do ar',
  voice:
    'qualquer um|qualquer pessoa|todo aquele|aqueles|todos os que|cidadão|cidadãos|jornal|jornais|imprensa|canal|canais|emissora*|perfil|perfis|blog*|livro|livros|artista*|jornalista*|professor*|youtuber*|influenciador*|quem|partido|partidos|site|sites|publicações|publicação|igreja|igrejas|terreiro|terreiros|templo|templos|revista*|cantor*|peças|filmes',
  dissent:
    'falar mal|falarem mal|fale mal|falem mal|fala mal|falam mal|criticar|criticá-l*|critique|critiquem|critica|criticam|criticarem|discordar|discorde|discordem|discordam|discordarem|contra o presidente|contra o governo|contra a pátria|contrári* ao governo|ideias de esquerda|ideias comunistas|de esquerda|de direita|antes de elas saírem|antes de serem publicad*|antes da publicação|opinião contrária|falar de política|falar sobre política|fale de política|falem de política|opiniões contrárias|oposição|opositor*|pensa diferente|pensem diferente|pensam diferente|patriótic*|reclamar do governo|reclame do governo|desrespeitar o presidente|ofender o presidente|umbanda|candomblé|de outras religiões',
  cure: 'voltar ao normal|voltarem ao normal|voltem ao normal|volte ao normal|cura gay|reversão|reorientação|conversão|deixarem de ser|deixar de ser|virar homem|virarem homens',
  /** In so many words: nothing need stand beside it but the demand. */
  revenge:
    'sentir na pele|sinta na pele|sintam na pele|exatamente aquilo que|exatamente o que ele fez|o mesmo que ele fez|mesma coisa que ele fez|aquilo que ele fez|o que ele fez com|pagar com a vida|pagar com a própria vida|pague com a vida|paguem com a vida|na mesma moeda|criminosos vivos|bandidos vivos|não devem ser poupados|não podem ser poupados|não merecem ser poupados|não deve ser poupado|não merecem piedade|não merece piedade|licença para matar|atirar para matar|atirar na cabeça|tiro na cabeça|tiro na testa|cpf cancelado|extermínio dos|extermínio de bandid*|limpeza étnica|raça pura',
  outright:
    'bandido bom é bandido morto|não merece viver|não merecem viver|não merece existir|não merecem existir|não deveriam existir|merecem morrer|merece morrer|devem morrer|deveriam morrer',
  women: 'mulheres|mulher|mães|mãe|pobres|gestantes|famílias',
  /** By force, whatever is done. */
  forced:
    'queiram ou não|queira ou não|querendo ou não|queiram eles ou não|queiram elas ou não|à força|na marra|contra a vontade|contra a sua vontade|contra a própria vontade|sem que precisem concordar|sem que concordem|sem precisar concordar|sem perguntar|sem consentimento|sem o consentimento',
  send: 'mandar|mandem|mande|enviar|envie|colocar|coloque|botar|jogar|levar|leve|despachar|embarcar|recolher|recolha|levá-los|levá-las|mandá-los|mandá-las|colocá-los|retirar|tirar',
  away: 'embora|de volta|para fora|longe|bem longe|para longe|para o lugar de onde|para o país de onde|para a terra de onde|ilha|ilhas|deserto|alto-mar',
  part: 'separ*|segreg*|isolar|isole|isolem|isolad*|confinar|confinad*|trancafi*',
  without:
    'não deveriam ter|não deveria ter|não devem ter|não deve ter|não deveriam poder|não deveria poder|não devem poder|não deveriam receber|não deveria receber|não devem receber|não deve receber|não deveriam ocupar|não devem ocupar|não merecem|não merece|não podem ter|não deveriam frequentar|não devem frequentar|não deveriam votar|não devem votar|não deveriam trabalhar|não deveriam existir|não deveriam ser atendid*|não devem ser atendid*|não devem ser tratad*|devem perder|deveriam perder|devem ser proibid*|deveriam ser proibid*|deve ser proibid*|precisam ser proibid*|devem ser impedid*|deveriam ser impedid*|deve ser impedid*|sejam proibid*|sejam impedid*|devem ser excluíd*|deveriam ser excluíd*',
  life: 'engravidar|engravidem|engravide|ter filhos|tenham filhos|tenha filhos|reproduzir|se reproduzam|procriar|casar|casem|votar|votem|estudar|estudem|trabalhar|opinar|adotar|viver|existir|direito|direitos|vaga|vagas|tratamento|atendimento|filhos|proibidas|proibidos|proibida|proibido',
  faith:
    'igrejas|igreja|templos|centros espíritas|religiões de matriz|religião de matriz|umbanda|candomblé|terreiro|terreiros|mesquita|mesquitas|sinagoga|sinagogas|islamismo|espiritismo',
  ruin: 'derrubad*|derrubar|queimad*|destruíd*|destruir|proibid*|fechad*|demolid*|banid*',
  coup: 'volta dos militares|militares ao poder|militares no poder|intervenção militar|volta da ditadura|volta do regime militar|golpe militar|fechamento do congresso|fechar o congresso|fechar o supremo|fechamento do supremo|volta do ai-5|novo ai-5|acabar com a democracia|acabar com as eleições|fim das eleições',
  ever: 'para sempre|por toda a vida|a vida inteira|a vida toda|até o último dia|pelo resto da vida|até o fim da vida|pelo resto dos seus dias|até morrerem|perpetuamente',
  locked:
    'preso|presos|internad*|trancad*|isolad*|confinad*|fiquem|fique|ficar|permaneçam|permaneça|jogad*|cadeia|cela|celas',
  suffer:
    'para que sofram|para que sofra|sofram como|sofra como|sofrer como|sofrer o mesmo|sofram o mesmo|sintam a mesma dor|sinta a mesma dor|sentir a mesma dor|sofrer na própria pele',
  badge: 'pulseira|pulseiras|crachá|carimbo|estrela|identificação|uniforme|marca|tatuagem|placa',
  immune:
    'sem responder por nada|sem responder por isso|sem responder na justiça|sem responder à justiça|sem responder por crime|sem ser punid*|sem serem punid*|sem sofrer punição|impunemente|sem deixar rastros',
  spend:
    'não deve gastar|não devem gastar|não deveria gastar|não deveriam gastar|não pode gastar|não podem gastar|parar de gastar|deixar de gastar|pare de gastar|parem de gastar',
  abort: 'abortar|abortem|aborto',
  hurl: 'jogar água|jogue água|joguem água|jatos de água|jato de água|jogar pedra*|jogar bomba*|bombas de gás|spray de pimenta|soltar os cães|soltar cães',
  sink: 'afundar|afunde|afundem|bombardear|bombardeie|incendiar|incendeie|atear fogo|explodir|derrubar os barracos',
  ownJustice: 'fazer justiça|fazerem justiça|faça justiça|façam justiça|resolver na bala|resolver no braço',
  people:
    'população|povo|família|famílias|moradores|vítima|vítimas|cidadão|cidadãos|comerciantes|comerciante|vizinhos',
  let: 'deixar|deixe|deixem|permitir|permita|liberar|libere|autorizar|autorize|armar|arme',
  reward: 'prêmio|prêmios|premiad*|recompensa|recompensad*|medalha|medalhas|bônus|condecorad*|gratificação',
  kill: 'matar|mate|abater|abata|executar|eliminar|abatid*|mortos|morto',
  withhold:
    'deixar de oferecer|deixar de dar|deixar de fornecer|parar de dar|parar de oferecer|parar de fornecer|parar de servir|negar|tirar|retirar|cortar|deixar sem|deixar os presos sem',
  basic:
    'comida|água|colchão|colchões|remédio|remédios|visita|visitas|banho|cobertor|cobertores|luz|alimentação|refeição|refeições|atendimento médico|roupa|roupas|cama|camas',
  less: 'receber salários menores|receber salário menor|receber menos|ganhar menos|ter menos direitos|não ter férias|não ter direito|não ter direitos|pagar mais impostos',
  censor: 'censure|censurem|censurar|calar|calem',
  press:
    'imprensa|jornalista*|jornal|jornais|redes sociais|mídia|internet|artista*|emissora*|oposição|professores',
  maim: 'dedos quebrad*|mãos amputad*|mão amputad*|mãos cortad*|mão cortad*|língua cortad*|olhos arrancad*|olhos furad*|pernas quebrad*|braços quebrad*|dedos cortad*|rosto marcad*|testa marcad*|testa tatuad*',
  die: 'morrer|morrerem|morram|morra|apodrecerem|apodrecer|sofrerem',
  assimilate:
    'viver como|abandonar a cultura|abandonar as tradições|abandonar a língua|abandonar a religião|deixar a cultura|converter-se|se converterem|se converter|mudar de religião',
  noOne:
    'nenhum criminoso|nenhum bandido|nenhum preso|nenhum ladrão|nenhum assassino|nenhum estrangeiro|nenhum imigrante|nenhum refugiado|nenhum índio|nenhum viciado|nenhum homossexual|nenhum travesti',
  getting:
    'deveria ter|deve ter|deveria receber|deve receber|deveria poder|deve poder|merece|deveria entrar|deve entrar',
  animal:
    'animal|animais|cães|cão|cachorro*|gato|gatos|felin*|canin*|pet|pets|veterinári*|mosquito*|rato|ratos|inset*|vírus|bactéria*|gado|bovin*|javali*|fogo|incêndio*|floresta*|lixo|combustíve*|carvão|sacola*|pneu*',
} as const satisfies PhraseList
export type RightsLabel = keyof typeof RIGHTS
