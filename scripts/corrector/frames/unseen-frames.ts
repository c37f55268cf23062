/**
 * Frames that nothing is learned from: whether others' frames are recognised is asked of these. Each imitates another
 * hand: a course's gaps, a hurried student, a jurist, a reader of novels. Never add one of them to FRAMES.
 */
import type { Frame } from './frames.ts'
import { OTHER_HANDS } from './other-hands.ts'

export const UNSEEN_FRAMES: readonly Frame[] = [
  ...OTHER_HANDS,
  {
    name: 'hurried student',
    paragraphs: [
      'Hoje em dia muito se fala sobre {T}, mas pouca coisa muda de verdade. Desde os tempos antigos o ser humano enfrenta dificuldades, e com esse assunto não é diferente. Os dois motivos principais são o governo que não liga e as pessoas que não têm informação.',
      'O primeiro motivo é o governo. Todo mundo paga imposto e espera um retorno, só que esse retorno não chega para quem mais precisa. A Constituição diz que todos têm direitos iguais, mas na prática a gente vê que {T} continua acontecendo e ninguém toma uma atitude. Isso mostra que as leis do país ficam só no papel.',
      'O segundo motivo é a falta de informação. Muitas pessoas não sabem o que está acontecendo e por isso não ajudam a mudar. Um povo sem conhecimento é fácil de enganar, como já dizia um grande pensador. Se a população fosse mais consciente, a situação seria bem diferente e todos viveriam melhor.',
      'Então é preciso fazer alguma coisa. O governo deve criar projetos e palestras nas escolas, com a ajuda de profissionais, para que os jovens aprendam sobre {T} desde pequenos. A mídia também deve fazer propagandas na televisão. Só assim o Brasil será um país melhor para todos.',
    ],
  },
  {
    name: 'jurist',
    paragraphs: [
      'O artigo 3º da Carta Magna elenca, entre os objetivos fundamentais da República, a construção de uma sociedade livre, justa e solidária. Verifica-se, todavia, que {T} colide frontalmente com o mandamento constitucional, o que denuncia o descompasso entre a norma e o fato. Concorrem para tal descompasso a omissão legislativa e a morosidade na execução das políticas existentes.',
      'De início, cumpre assinalar a omissão legislativa. O ordenamento pátrio, embora extenso, carece de dispositivos específicos e de sanções proporcionais, de sorte que os responsáveis raramente respondem por seus atos. Na lição de Norberto Bobbio, o problema contemporâneo dos direitos já não é o de fundamentá-los, mas o de protegê-los. Enquanto essa proteção faltar, {T} seguirá como ofensa tolerada.',
      'Cumpre assinalar, outrossim, a morosidade administrativa. Recursos são empenhados e não liquidados; comissões são instaladas e não concluem os seus trabalhos; planos são anunciados e não ultrapassam a primeira etapa. Essa sucessão de atos inconclusos transfere ao cidadão o ônus da espera e converte a exceção em rotina.',
      'Ante o exposto, impõe-se a atuação concertada dos Poderes. Ao Congresso Nacional compete aprovar lei que discipline {T}, mediante audiências públicas com especialistas e entidades da sociedade civil, com vistas a suprir a lacuna apontada. Ao Executivo compete executar o disposto com transparência. Concretizar-se-á, destarte, o objetivo inscrito no artigo 3º.',
    ],
  },
  {
    name: 'gaps of a course',
    paragraphs: [
      'Promulgada em 1988, a Constituição Cidadã assegura a todos o bem-estar e a dignidade. Entretanto, ao analisar {T}, nota-se que essa garantia não é efetivada para uma parcela significativa dos brasileiros. Nesse contexto, dois fatores merecem destaque: a ineficácia das políticas públicas e a invisibilidade do tema no debate coletivo.',
      'Sob esse viés, a ineficácia das políticas públicas ocupa lugar central. Conforme o sociólogo Émile Durkheim, a anomia surge quando as regras deixam de orientar a vida em grupo. É o que ocorre nesse caso: sem planejamento e sem continuidade, as ações do poder público se mostram pontuais e insuficientes. Por conseguinte, {T} se agrava e aprofunda as disparidades do país.',
      'Somado a isso, a invisibilidade do tema no debate coletivo intensifica a adversidade. A escritora Chimamanda Adichie alerta para o perigo da história única, que reduz realidades complexas a um só relato. De forma similar, quando a mídia silencia ou simplifica o assunto, a população perde a chance de compreendê-lo. Logo, a omissão se converte em cumplicidade.',
      'Portanto, medidas são necessárias para reverter esse cenário. O Governo Federal, instância máxima da administração do país, deve promover um programa nacional voltado a {T}, por meio da liberação de verbas e da formação de equipes multidisciplinares, com o fito de garantir os direitos previstos em lei. Paralelamente, os veículos de comunicação devem produzir reportagens sobre o assunto. Dessa maneira, a promessa de 1988 deixará de ser apenas uma promessa.',
    ],
  },
  {
    name: 'reader of novels',
    note: 'good',
    paragraphs: [
      'Em “O Cortiço”, Aluísio Azevedo descreve um pátio em que cada morador acorda com o barulho do vizinho e finge não ouvi-lo. Mais de um século depois, o Brasil ainda é esse pátio: convive com {T} parede a parede e baixa os olhos quando passa pela porta. O hábito de fingir tem sustentação dupla, a conveniência de quem governa e o cansaço de quem é governado.',
      'A conveniência aparece a cada quatro anos. Nos palanques, o assunto rende lágrimas, abraços e cartazes; em janeiro, some da agenda como some a tinta dos muros. João Romão, no romance, enriquecia tijolo por tijolo com o que tirava dos outros, e não faltam hoje os que erguem mandatos sobre {T} sem mover uma pedra para resolvê-lo.',
      'O cansaço é mais discreto. Quem espera na fila, quem preenche o formulário pela terceira vez, quem ouve “volte na semana que vem” aprende que reclamar custa mais caro do que calar. Aos poucos a derrota vira costume, e o costume, como no cortiço, passa por natureza: ninguém mais estranha o que devia doer.',
      'É possível, contudo, abrir as janelas do pátio. As prefeituras, com repasses da União, podem manter em cada bairro um balcão de atendimento sobre {T}, aberto aos sábados e com equipe permanente, para que o morador seja ouvido antes de desistir. Ouvido, ele volta a estranhar. E um país que estranha já não cabe num cortiço.',
    ],
  },
  {
    name: 'questions and answers',
    paragraphs: [
      'Por que o Brasil ainda não conseguiu resolver {T}? A resposta não é simples, mas passa por dois caminhos que se cruzam: a desigualdade que atravessa a nossa história e a ausência de uma educação voltada para a cidadania. Sem enfrentar esses dois pontos, o país continuará a repetir os mesmos erros.',
      'Em primeiro plano, a desigualdade histórica precisa ser lembrada. O Brasil foi formado por séculos de escravidão e por uma independência que pouco alterou a vida dos mais pobres. Como explica o historiador Sérgio Buarque de Holanda, confundimos o público com o privado, e o que deveria servir a todos acaba servindo a alguns. {T} é mais um capítulo dessa herança.',
      'Em segundo plano, falta uma educação que forme cidadãos. As escolas ensinam fórmulas e datas, porém dedicam pouco tempo à reflexão sobre a vida em comum. Nelson Mandela dizia que a educação é a arma mais poderosa para mudar o mundo, e um país que não usa essa arma fica desarmado diante das suas dificuldades. O resultado é uma geração que assiste sem agir.',
      'Diante disso, o que fazer? O Ministério da Educação deve incluir na grade curricular um projeto sobre {T}, com oficinas, visitas e debates conduzidos por professores capacitados, a fim de formar jovens críticos e participativos. As famílias também precisam dialogar em casa. Assim, a pergunta do início poderá finalmente ter resposta.',
    ],
  },
  {
    name: 'theatre',
    paragraphs: [
      'As cortinas se abrem, e o palco brasileiro exibe, mais uma vez, um enredo conhecido. Em cena, {T}; na plateia, uma nação que aplaude discursos e ignora bastidores. Se o roteiro se repete, é porque dois atores insistem em esquecer as suas falas: o Estado, que deveria proteger, e a sociedade civil, que deveria cobrar.',
      'O Estado entra em cena com figurino de herói e texto de figurante. Maquiavel já advertia que governar é fazer crer, e parece que a lição foi aprendida pela metade: faz-se crer que há ação onde há apenas anúncio. Com isso, {T} permanece no centro do palco, iluminado por promessas e desassistido por recursos.',
      'A sociedade civil, por sua vez, prefere o conforto da poltrona. Acostumada ao espetáculo da injustiça, ela comenta, lamenta, compartilha e volta para casa. Guy Debord chamou de sociedade do espetáculo aquela em que tudo o que era vivido se torna representação; nela, a dor alheia vira imagem e dura o tempo de um clique.',
      'Para que a peça tenha outro final, é urgente reescrever o roteiro. O Governo Federal, diretor desse espetáculo, deve destinar parte do orçamento a ações contra {T}, com metas anuais divulgadas em portal aberto, para que a plateia possa acompanhar e cobrar cada ato. Às escolas cabe ensaiar novos atores. Só então as cortinas poderão se fechar sem vergonha.',
    ],
  },
  {
    name: 'numbers without a source',
    paragraphs: [
      'Dados recentes divulgados por órgãos oficiais revelam que {T} atinge milhões de brasileiros todos os anos. O número, por si só alarmante, cresce à medida que o país deixa de investir em prevenção e em conhecimento. É necessário, pois, discutir o papel da gestão pública e o da desinformação na manutenção desse quadro.',
      'A gestão pública tem responsabilidade direta. Segundo especialistas, menos da metade do valor previsto para a área é efetivamente aplicada, e grande parte dos municípios não possui sequer um plano de ação. Nas regiões mais pobres, a distância até o serviço mais próximo ultrapassa dezenas de quilômetros. Nessas condições, {T} deixa de ser acidente e passa a ser consequência.',
      'A desinformação, por outro lado, age em silêncio. Pesquisas apontam que sete em cada dez pessoas nunca receberam orientação adequada, e boa parte delas acredita em boatos recebidos pelo celular. Quando a mentira circula mais rápido do que o fato, qualquer campanha chega atrasada, e o prejuízo se multiplica.',
      'Logo, cabe ao poder público agir. O Ministério responsável pela área deve elaborar um plano decenal sobre {T}, com a participação de estados e municípios e avaliação a cada dois anos, de modo que os recursos cheguem aonde fazem falta. Além disso, agências de checagem devem atuar em parceria com as plataformas digitais. Com dados melhores, virão também dias melhores.',
    ],
  },
  {
    name: 'popular wisdom',
    paragraphs: [
      'Diz o ditado popular que é melhor prevenir do que remediar. No Brasil, porém, quando o assunto é {T}, parece que se escolhe esperar o leite derramar para depois procurar o pano. Essa postura é fruto de um poder público que trabalha no improviso e de uma cultura que deixa tudo para a última hora.',
      'Começando pelo poder público, percebe-se que as medidas só aparecem quando o caso vira notícia. Passado o susto, as equipes são desfeitas e o dinheiro muda de destino. Quem planta vento colhe tempestade: sem uma política duradoura, {T} volta sempre, e volta maior. O filósofo Hans Jonas defendia o princípio da responsabilidade, isto é, agir pensando em quem virá depois, e é exatamente isso o que nos falta.',
      'Há ainda a cultura do jeitinho, estudada pelo antropólogo Roberto DaMatta. Acostumado a dar um jeito em tudo, o brasileiro se adapta ao problema em vez de eliminá-lo. Cada um resolve o seu lado, e o que é de todos acaba não sendo de ninguém. De grão em grão, pequenas omissões constroem um grande atraso.',
      'Antes tarde do que nunca, é hora de mudar. As secretarias estaduais devem organizar, em parceria com associações de moradores, mutirões periódicos de orientação e acompanhamento sobre {T}, registrando os resultados em relatórios públicos, com o objetivo de agir antes que o mal aconteça. Prevenindo, o país finalmente deixará de remediar.',
    ],
  },
  {
    name: 'a teacher on a social network',
    paragraphs: [
      'Na série "Black Mirror", episódios independentes mostram como o ser humano cria soluções e, logo depois, se torna refém delas. Fora das telas, a sensação é parecida quando o assunto é {T}: o país conhece o problema, fala dele nas redes e nas rodas de conversa, mas não sai do lugar. Esse cenário tem dois grandes culpados, e é preciso olhar para cada um deles com calma: a falta de ação do poder público e o silêncio de quem poderia cobrar.',
      'Antes de tudo, vale olhar para a atuação do poder público. O filósofo Thomas Hobbes defendia que o Estado existe para garantir o bem-estar de quem vive sob as suas leis. Só que, no Brasil, essa promessa fica no papel, porque faltam verba, planejamento e vontade política para lidar com {T}. O resultado é um efeito dominó: sem investimento não há estrutura, sem estrutura não há mudança, e quem mais sofre é sempre a parcela mais vulnerável da população.',
      'Além da omissão de quem governa, o silêncio coletivo também pesa. A escritora Chimamanda Adichie alerta para o perigo de uma história única, isto é, de enxergar uma realidade por um só ângulo. É exatamente o que acontece aqui: como a escola e a família quase não conversam sobre o tema, a maioria das pessoas repete o que ouviu e trata a situação como normal. Com isso, o problema ganha força e se torna cada vez mais difícil de ser vencido.',
      'Fica claro, portanto, que é hora de virar o jogo. Cabe ao Governo Federal, responsável por administrar os recursos da nação, criar um programa nacional voltado para {T}, por meio de parcerias com escolas e com a mídia, com oficinas mensais e materiais gratuitos, a fim de informar a população e reduzir os danos. Só assim a realidade brasileira deixará de parecer um episódio sombrio de "Black Mirror".',
    ],
  },
  {
    name: 'a lover of philosophy',
    paragraphs: [
      'No mito da caverna, Platão descreve homens acorrentados que tomam por verdade as sombras projetadas na parede. De modo análogo, a sociedade contemporânea, diante de {T}, contenta-se com as sombras e recusa-se a contemplar a luz. Tal condição não é fruto do acaso: resulta da alienação dos indivíduos e da renúncia do Estado à sua finalidade ética.',
      'De início, convém refletir sobre a alienação. Para Immanuel Kant, a menoridade é a incapacidade de servir-se do próprio entendimento sem a direção de outrem, e o homem é culpado dela quando lhe falta coragem. Ora, ao delegar a terceiros o juízo sobre aquilo que o afeta, o sujeito moderno abdica de sua autonomia. Daí decorre que as contradições do mundo social lhe apareçam como naturais, e não como construções passíveis de transformação.',
      'Por outro lado, há que se considerar a renúncia do Estado. Aristóteles sustentava que a política tem por fim o bem comum e que a cidade existe não apenas para viver, mas para viver bem. Quando o poder se volta para interesses particulares, essa finalidade se perde, e o cidadão é reduzido a meio, nunca a fim em si mesmo. É nesse vazio ético que {T} encontra terreno fértil para se perpetuar.',
      'Em suma, romper as correntes é tarefa coletiva. Convém, pois, que o Ministério da Educação, instância que orienta os currículos, institua círculos de reflexão filosófica nas escolas, mediante a leitura de textos clássicos e a mediação de professores da área, com o propósito de despertar o pensamento crítico acerca de {T}. Então, como o prisioneiro de Platão, o brasileiro poderá deixar a caverna e encarar o sol.',
    ],
  },
  {
    name: 'a text for any theme, from a video',
    paragraphs: [
      'O poeta Carlos Drummond de Andrade escreveu que no meio do caminho tinha uma pedra. Analogamente, {T} é a pedra que impede o desenvolvimento da sociedade brasileira. Isso ocorre por causa de dois motivos: a negligência governamental e a falta de empatia da população.',
      'Inicialmente, a negligência governamental é uma das causas do problema. Segundo Gilberto Dimenstein, na obra "O Cidadão de Papel", os direitos no Brasil existem apenas na teoria. Isso se aplica ao tema, visto que o governo não investe o suficiente e não fiscaliza o cumprimento das leis. Dessa forma, a população fica desamparada e {T} se torna cada vez mais comum. Logo, é inaceitável que essa situação continue.',
      'Ademais, a falta de empatia agrava o problema. Segundo Hannah Arendt, no conceito de banalidade do mal, as pessoas se acostumam com a injustiça quando ela se repete todos os dias. Isso se aplica ao tema, visto que os brasileiros veem o problema e não fazem nada para mudá-lo. Dessa forma, o mal é banalizado e as vítimas ficam invisíveis. Logo, é preciso mudar esse pensamento.',
      'Portanto, é preciso resolver {T}. Para isso, o Governo Federal, principal responsável pelo bem-estar social, deve criar o projeto "Brasil Consciente", por meio de verbas públicas, com palestras, cartilhas e propagandas na televisão e na internet, com o objetivo de conscientizar os brasileiros. Assim, a pedra citada por Drummond será retirada do caminho da sociedade.',
    ],
  },
  {
    name: 'series and songs',
    paragraphs: [
      '"Cê vai ver, tudo vai mudar": é com essa esperança que muitos jovens brasileiros cantam suas músicas favoritas. Já na saga "Jogos Vorazes", Katniss descobre que a esperança só vira mudança quando alguém decide enfrentar a Capital. No Brasil, infelizmente, {T} mostra que ainda há muita gente assistindo aos jogos da arquibancada. Por trás disso estão a desigualdade entre os grupos sociais e a influência da indústria do entretenimento.',
      'Em Panem, os distritos mais pobres pagam pelo conforto dos mais ricos. Não é muito diferente por aqui: quem nasce longe dos centros tem menos acesso a tudo, da internet ao posto de saúde. A desigualdade faz com que algumas pessoas consigam se proteger e outras não, e é por isso que {T} atinge com mais força quem já tem pouco. Enquanto a distância entre a Capital e os distritos existir, qualquer solução será apenas uma maquiagem.',
      'Outro ponto é a indústria do entretenimento. Filmes, novelas e influenciadores ditam o que é bonito, o que é certo e o que merece atenção. Como o assunto não rende curtidas, acaba ficando fora dos holofotes. A cantora Emicida já cantou que "tudo o que nós tem é nós", lembrando que a união é a arma de quem não aparece na televisão. Sem essa união, o público continua distraído e o problema passa despercebido.',
      'Diante disso, é hora de erguer os três dedos da revolução. O Ministério da Cultura, em parceria com plataformas de streaming, deve produzir uma série de curtas sobre {T}, que sejam protagonizados por artistas conhecidos e exibidos nas escolas, a fim de que o assunto chegue a todos os distritos do país. Assim, a história brasileira poderá ter um final tão justo quanto o que Katniss sonhou.',
    ],
  },
  {
    name: 'society as a sick body',
    paragraphs: [
      'Quando um corpo adoece, a febre não é a doença: é o aviso. A sociedade brasileira também tem as suas febres, e {T} é uma das mais altas. Tratar o sintoma com remédios caseiros, como se faz há décadas, apenas esconde a infecção. É necessário, antes, diagnosticar as causas, que se encontram no sistema de governo, coração do país, e na indiferença, vírus que se espalha em silêncio.',
      'Comecemos pelo coração. Cabe a ele bombear recursos para todos os órgãos, dos maiores aos menores. Mas o coração do Brasil anda fraco: parte do sangue se perde em desvios e o que sobra não alcança as extremidades. Por isso, as regiões mais afastadas gangrenam, sem escolas, sem médicos e sem respostas. Onde o sangue não chega, a doença se instala e {T} deixa de ser exceção para se tornar rotina.',
      'Há, ainda, o vírus da indiferença. Ele não mata de uma vez; paralisa aos poucos. Contaminadas, as pessoas passam ao lado da dor do outro e não sentem nada. José Saramago, em "Ensaio sobre a Cegueira", imaginou uma epidemia em que todos deixam de ver, e a imagem serve com perfeição ao caso brasileiro. Sem anticorpos, isto é, sem educação e sem solidariedade, nenhum organismo resiste por muito tempo.',
      'O tratamento, contudo, existe. O Governo Federal, médico responsável, deve aplicar doses contínuas de investimento, por meio de um fundo destinado a {T}, enquanto as escolas, verdadeiras vacinas, promovem debates e atividades com as famílias, de modo a imunizar as novas gerações contra a indiferença. Com diagnóstico correto e tratamento constante, o corpo social poderá, enfim, receber alta.',
    ],
  },
  {
    name: 'a row of thinkers',
    paragraphs: [
      'Para Zygmunt Bauman, vivemos tempos líquidos, nos quais nada foi feito para durar. Para Émile Durkheim, a anomia surge quando as normas deixam de orientar os indivíduos. Para Hannah Arendt, o mal se torna banal quando ninguém mais reflete sobre ele. As três ideias, embora distantes no tempo, encontram-se em um mesmo ponto da realidade brasileira: {T}, fenômeno em que se misturam a fluidez, a falta de normas e a irreflexão.',
      'Karl Marx afirmou que a história de todas as sociedades é a história da luta de classes. Pierre Bourdieu acrescentou que essa luta também se dá por meio de símbolos, que fazem o dominado aceitar a dominação. Nesse viés, percebe-se que os grupos privilegiados não têm interesse em alterar a ordem vigente, uma vez que dela se beneficiam. Por isso, ele se mantém protegido por um discurso que o apresenta como algo inevitável.',
      'Michel Foucault demonstrou que o poder está em toda parte e produz corpos dóceis. Byung-Chul Han, já no século XXI, descreveu uma sociedade do cansaço, em que cada um explora a si mesmo. Nesse contexto, o brasileiro, esgotado e obediente, não encontra forças para contestar aquilo que o oprime. Como resume Simone de Beauvoir, o mais escandaloso dos escândalos é que nos habituamos a eles.',
      'Antonio Gramsci defendia o pessimismo da razão e o otimismo da vontade. Com esse espírito, o Ministério da Educação deve oferecer, nas escolas públicas, oficinas de sociologia dedicadas ao enfrentamento de {T}, com a presença de pesquisadores e o uso de documentários, a fim de que os estudantes compreendam as estruturas que os cercam. Assim, a modernidade, embora líquida, encontrará ao menos um recipiente que lhe dê forma.',
    ],
  },
]
