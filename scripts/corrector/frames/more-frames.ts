/** Memorised frames, the second half: {T} stands for the theme. Written by us to be recognised; none is a model. */
import type { Frame } from './frames.ts'

export const MORE_FRAMES: readonly Frame[] = [
  {
    name: 'Declaração Universal',
    paragraphs: [
      'A Declaração Universal dos Direitos Humanos, promulgada em 1948 pela ONU, assegura a todos os indivíduos o direito ao bem-estar social. Entretanto, {T} impossibilita que uma parcela da população desfrute desse direito universal na prática. Nessa perspectiva, esses desafios devem ser superados de imediato para que uma sociedade integrada seja alcançada.',
      'A educação é o fator principal no desenvolvimento de um país. Hodiernamente, ocupando posição de destaque na economia mundial, seria racional acreditar que o Brasil possui um sistema de ensino eficiente. Contudo, a realidade é justamente o oposto, e o resultado desse contraste é claramente refletido em {T}. Diante do exposto, é inadmissível que essa situação perdure.',
      'Faz-se mister, ainda, salientar o individualismo como impulsionador do problema. A crise de valores faz com que as pessoas pensem somente em si e esqueçam o próximo. Diante de tal contexto, a solidariedade desaparece, e os laços humanos se tornam frágeis, o que colabora para a manutenção do entrave.',
      'Infere-se, portanto, que ainda há barreiras a transpor. Dessa maneira, urge que o Ministério da Educação desenvolva, por meio de especialistas, projetos e oficinas nas escolas sobre {T}, com o objetivo de formar cidadãos conscientes. A partir dessas ações, espera-se promover uma melhora significativa nas condições sociais do país.',
    ],
  },
  {
    name: 'Quarto de Despejo',
    paragraphs: [
      'Em “Quarto de Despejo”, Carolina Maria de Jesus registra, em um diário, a vida de quem foi esquecido pelo poder público. Embora escrita em meados do século passado, a obra dialoga com o presente, pois {T} também empurra milhares de brasileiros para os fundos da casa. A omissão do Estado e a invisibilidade social explicam esse cenário.',
      'Em primeira análise, destaca-se a omissão do Estado. Nos termos do artigo 6º da Constituição, saúde, educação e segurança são direitos sociais. Não obstante, a máquina pública privilegia as áreas nobres e abandona as periferias, de sorte que {T} se intensifica onde o amparo deveria ser maior.',
      'Em segunda análise, convém discutir a invisibilidade social. Aquele que não é visto não é lembrado, e quem não é lembrado não entra na lista das prioridades. Assim, forma-se um círculo vicioso: sem voz, o grupo não reivindica; sem reivindicação, nada muda. A autora já alertava que o Brasil precisa ser dirigido por alguém que já passou fome.',
      'Portanto, são necessárias ações que abram a porta do quarto. As prefeituras, com apoio do governo federal, devem mapear as regiões mais afetadas por {T}, por meio de visitas de agentes comunitários, a fim de direcionar os serviços a quem deles necessita. Desse modo, a história de Carolina não se repetirá.',
    ],
  },
  {
    name: 'sociedade do cansaço',
    paragraphs: [
      'Para o filósofo sul-coreano Byung-Chul Han, a sociedade do século XXI é marcada pelo desempenho e pelo esgotamento. Nesse contexto de pressa, {T} acaba relegado ao segundo plano, como se não dissesse respeito a ninguém. Entre os motivos dessa negligência, sobressaem a lógica do lucro e o despreparo das instituições.',
      'É relevante abordar, inicialmente, a lógica do lucro. No sistema capitalista, aquilo que não gera retorno financeiro tende a ser ignorado. Em consequência, empresas e governos deixam de investir em soluções, e {T} permanece sem resposta, já que os prejudicados quase nunca são os que decidem.',
      'Paralelamente, o despreparo das instituições potencializa as consequências. Profissionais sem formação adequada, estruturas precárias e falta de articulação entre os órgãos fazem com que as poucas iniciativas se percam no caminho. Por essa razão, o cidadão que procura ajuda encontra filas, formulários e portas fechadas.',
      'Com base nisso, medidas devem ser tomadas. O Governo Federal, por intermédio dos ministérios competentes, deve oferecer cursos de capacitação a servidores de todo o país, com aulas presenciais e a distância, para que {T} seja tratado com seriedade. Feito isso, a sociedade poderá trocar o cansaço pela esperança.',
    ],
  },
  {
    name: 'pergunta',
    paragraphs: [
      'Até quando o Brasil vai fechar os olhos para {T}? A pergunta, embora incômoda, é necessária em um país que se orgulha da sua alegria e esconde as suas feridas. Não há resposta simples, mas há dois caminhos de explicação: a conivência da sociedade e a lentidão da Justiça.',
      'A conivência da sociedade é o primeiro deles. Frases como “sempre foi assim” ou “isso não é da minha conta” revelam um povo que aprendeu a conviver com o absurdo. Ao se calar, cada um autoriza a continuidade de {T} e transfere para o vizinho a tarefa de mudar o mundo.',
      'A lentidão da Justiça é o segundo. Processos que se arrastam por anos, recursos sem fim e penas que não se cumprem alimentam a sensação de impunidade. Como lembrava Rui Barbosa, justiça atrasada não é justiça, senão injustiça qualificada e manifesta. Logo, quem erra não teme, e quem sofre desiste.',
      'Para que a pergunta inicial tenha resposta, o Conselho Nacional de Justiça deve criar varas especializadas, com metas de prazo e equipes próprias, a fim de julgar com rapidez os casos ligados a {T}. À imprensa cabe acompanhar os resultados e divulgá-los. Assim, o país abrirá, finalmente, os olhos.',
    ],
  },
  {
    name: 'iceberg',
    paragraphs: [
      'Um iceberg mostra acima da água apenas uma pequena parte do seu volume. De modo semelhante, o que se vê a respeito de {T} é somente a ponta de um bloco muito maior, formado por causas históricas, econômicas e culturais. Cumpre, então, mergulhar nessas causas, em especial a desigualdade e a falta de educação.',
      'Submersa está, em primeiro lugar, a desigualdade. O geógrafo Milton Santos já afirmava que a globalização, tal como se apresenta, é perversa, porque distribui os benefícios entre poucos e os prejuízos entre muitos. Nesse sentido, {T} reflete uma estrutura que concentra riqueza e multiplica a exclusão.',
      'Igualmente submersa está a falta de educação. Uma pessoa sem instrução é mais facilmente enganada, explorada e silenciada. Por conseguinte, a ausência de um ensino crítico impede que a população compreenda o problema e participe da sua solução, o que mantém o gelo intacto.',
      'É preciso, por fim, derreter esse bloco. O Ministério da Economia deve aumentar os repasses às áreas sociais, por meio da redução de gastos supérfluos, com a finalidade de diminuir os efeitos de {T}. Além disso, as universidades devem oferecer projetos de extensão. Só dessa forma o iceberg deixará de ameaçar o navio.',
    ],
  },
  {
    name: 'voz das ruas',
    paragraphs: [
      'Junho de 2013 levou milhões de brasileiros às ruas em busca de um país mais justo. Passados os protestos, muitas reivindicações ficaram pelo caminho, e {T} é exemplo de pauta que não saiu dos cartazes. Isso ocorre porque o Estado se omite e porque a mobilização popular perdeu a força.',
      'Antes de mais nada, o Estado se omite. Embora arrecade uma das maiores cargas tributárias do mundo, ele não devolve à população serviços à altura. No que diz respeito a {T}, a situação é ainda mais grave, uma vez que as ações são pontuais, mal planejadas e sem avaliação de resultados.',
      'Ao mesmo tempo, a mobilização popular perdeu a força. As redes sociais, que antes convocavam, hoje dispersam, e o engajamento se resume a curtidas. Dessa forma, a pressão sobre os governantes diminui, e a cidadania se exerce apenas de quatro em quatro anos.',
      'Em suma, é urgente ouvir a voz das ruas. O Congresso Nacional deve realizar audiências públicas em todos os estados, com transmissão pela internet e participação de movimentos sociais, a fim de elaborar propostas concretas sobre {T}. Somente com diálogo será possível transformar cartazes em conquistas.',
    ],
  },
  {
    name: 'espelho',
    note: 'good',
    paragraphs: [
      'No conto “O Espelho”, Machado de Assis dá ao homem duas almas: uma que olha de dentro para fora, outra que olha de fora para dentro. Privado da farda, o alferes Jacobina não se reconhece no vidro. Também a nação, quando se despe dos discursos, vê em {T} um rosto turvo, feito de vaidade nos gabinetes e de vergonha nas cozinhas.',
      'A vaidade dos gabinetes prefere a placa ao prédio. Inaugura-se em Goiás o que se fechou no Acre, batiza-se com nome de avô a sala ainda sem telhado, e o fotógrafo recebe antes do pedreiro. Em 2019, um vereador mineiro chegou a descerrar duas vezes a mesma fita. Enquanto o espelho só devolver medalhas, {T} não caberá na moldura.',
      'A vergonha das cozinhas, por seu lado, esconde a louça trincada quando chega visita. A avó que nunca se queixou, o primo que mudou de assunto, a vizinha que baixou o rádio: de silêncio em silêncio, constrói-se um muro mais alto do que qualquer decreto. A antropóloga Lélia Gonzalez ensinava que é preciso assumir a própria fala, com todas as implicações.',
      'Cabe, portanto, trocar a farda por um avental. O Ministério da Cultura deve abrir, em cada biblioteca municipal, um caderno itinerante no qual os moradores registrem, ao lado de atores e de cronistas locais, o que viveram a respeito de {T}, com a finalidade de que as melhores páginas cheguem às salas de aula. Diante delas, talvez Jacobina se reconheça.',
    ],
  },
  {
    name: 'trem das onze',
    note: 'good',
    paragraphs: [
      '“Não posso ficar nem mais um minuto com você”, desculpa-se o sambista de Adoniran Barbosa, com medo de perder o último trem para o Jaçanã. A canção é de 1964; os trilhos foram arrancados no ano seguinte. Com {T} acontece o mesmo: canta-se ainda o vagão, embora a estação tenha virado estacionamento.',
      'Arrancam-se trilhos, em primeiro lugar, por pressa. O comerciante da avenida Tucuruvi queria vitrines, o prefeito queria viadutos, e ninguém perguntou à costureira como ela voltaria para casa. Meio século depois, a cena se repete com outros figurinos: decide-se em duas horas, num almoço, o que levará trinta anos para doer, e {T} paga a conta dos que não foram convidados.',
      'Arrancam-se trilhos, também, por saudade mal curada. Nada conforta mais do que lamentar o bonde, o lampião e o cinema de calçada, sem mexer um dedo para que voltem. A filósofa Marilena Chaui chama de mito fundador essa mania de buscar no passado uma harmonia que jamais houve, e que dispensa os vivos do trabalho.',
      'Assentar novos dormentes é tarefa de muitos. A Assembleia Legislativa deve reservar, por lei complementar, três por cento das multas ambientais a oficinas de bairro coordenadas por ferroviários aposentados, engenheiras e sanfoneiros, para que {T} entre na pauta antes do almoço, e não depois. Quem mora em Jaçanã poderá, assim, ficar mais um minuto.',
    ],
  },
  {
    name: 'Durkheim organismo',
    paragraphs: [
      'De acordo com o sociólogo Émile Durkheim, a sociedade assemelha-se a um corpo biológico, por ser, assim como ele, composta de partes que interagem entre si. Para que esse organismo seja igualitário e coeso, é necessário que todos os direitos sejam garantidos. Todavia, {T} rompe essa harmonia, haja vista a atuação insuficiente do poder público e a falta de informação.',
      'Em primeiro plano, a atuação insuficiente do poder público constitui um dos fatores que perpetuam a problemática. Apesar das garantias constitucionais, o que se nota é a precariedade dos investimentos. Por isso, {T} não recebe o tratamento devido e causa danos irreparáveis ao tecido social.',
      'Em segundo plano, a falta de informação contribui para o cenário adverso. Immanuel Kant defendia que o esclarecimento é a saída do homem da menoridade. Sem esclarecimento, porém, o indivíduo torna-se alvo fácil de manipulação e deixa de exercer plenamente a sua cidadania.',
      'Diante disso, para restabelecer o equilíbrio do corpo social, o Estado deve promover políticas voltadas a {T}, por meio do aumento de verbas e da realização de campanhas informativas nos meios de comunicação, com o fito de atender às demandas da população. Logo, o organismo descrito por Durkheim voltará a funcionar.',
    ],
  },
  {
    name: 'Capitães da Areia',
    paragraphs: [
      'Jorge Amado, em “Capitães da Areia”, narra a história de meninos abandonados à própria sorte nas ruas de Salvador. Tal abandono não se limita à ficção: {T} revela que o poder público continua a virar as costas para quem mais precisa. Vale examinar, portanto, as falhas do governo e o descaso coletivo.',
      'As falhas do governo são visíveis. Criam-se programas com nomes grandiosos, mas sem orçamento que os sustente, e os resultados não aparecem. A respeito disso, Montesquieu já dizia que uma coisa não é justa porque é lei, mas deve ser lei porque é justa. Diante de {T}, as leis existem, porém a justiça tarda.',
      'O descaso coletivo, por sua vez, alimenta essas falhas. Muitas pessoas só se importam com o assunto quando ele bate à sua porta. Até lá, preferem acreditar que se trata de exagero, o que faz com que as vítimas se sintam sozinhas e desistam de pedir ajuda.',
      'Portanto, cabe ao Ministério da Mulher, da Família e dos Direitos Humanos, principal responsável pela área, desenvolver um aplicativo gratuito que reúna orientações sobre {T}, por meio de parceria com universidades federais, a fim de facilitar o acesso da população à ajuda. Com isso, os meninos de Jorge Amado teriam outro destino.',
    ],
  },
  {
    name: 'vantagens e desvantagens',
    paragraphs: [
      'Nos dias de hoje, muito se fala sobre {T}. Trata-se de um assunto polêmico, que divide opiniões e desperta debates em todas as camadas da sociedade. Sendo assim, é importante refletir sobre as suas causas e sobre as suas consequências para encontrar um equilíbrio.',
      'Sabe-se que as causas são muitas. Entre elas, pode-se citar a falta de diálogo, a desigualdade e a ausência do Estado. Tudo isso faz com que {T} se torne cada vez mais comum. Vale lembrar que todo problema tem uma origem, e ignorá-la é o mesmo que deixá-lo crescer.',
      'Já as consequências atingem a todos, sem distinção. Elas vão desde prejuízos econômicos até danos à saúde física e mental dos envolvidos. Além disso, as futuras gerações também serão afetadas, caso nada seja feito. Por isso, é preciso agir agora, antes que seja tarde demais.',
      'Conclui-se que {T} exige a colaboração de todos. O governo deve investir em educação e em fiscalização, por meio de leis mais rígidas, e a população deve fazer a sua parte, respeitando o próximo, para que possamos viver em harmonia. Afinal, como diz o ditado, a união faz a força.',
    ],
  },
  {
    name: 'herança colonial',
    paragraphs: [
      'Desde a chegada dos portugueses, em 1500, o Brasil construiu a sua história sobre a exploração e a desigualdade. Hoje, mais de cinco séculos depois, marcas desse passado ainda se fazem presentes, e {T} é uma delas. Assim, a herança colonial e a ineficácia governamental configuram-se como os principais agentes do imbróglio.',
      'Sob esse viés, a herança colonial merece atenção. O modelo de colonização implantado no país tinha por objetivo extrair riquezas, e não formar uma nação. Essa mentalidade sobrevive no modo como {T} é encarado: busca-se o ganho imediato e ignora-se o bem comum. Gilberto Freyre, ao tratar da casa-grande, mostrou a origem dessa lógica.',
      'Ademais, a ineficácia governamental agrava o quadro. Ainda que o ordenamento jurídico brasileiro seja extenso, a sua aplicabilidade é falha. Diante dessa lacuna, o cidadão não encontra respaldo e passa a desacreditar das instituições democráticas, o que é perigoso para o futuro do país.',
      'Desse modo, faz-se necessária a intervenção do Estado. Cabe ao Poder Legislativo criar leis específicas e ao Poder Executivo fiscalizá-las, por intermédio de agentes treinados e de multas aos infratores, com o escopo de reduzir {T}. Assim, o Brasil poderá, enfim, virar a página iniciada em 1500.',
    ],
  },
  {
    name: 'mídia e escola',
    paragraphs: [
      'Funcionando conforme a primeira lei da termodinâmica, nada se perde, tudo se transforma. Na sociedade, contudo, {T} parece não se transformar nunca, permanecendo como uma mancha no cotidiano dos brasileiros. Diante disso, a mídia e a escola, que poderiam ser agentes de mudança, tornam-se parte do problema.',
      'Em relação à mídia, percebe-se a sua influência na formação da opinião pública. Pierre Bourdieu defendia que aquilo que foi criado para ser instrumento de democracia não deve ser convertido em mecanismo de opressão. Entretanto, em vez de informar, os veículos priorizam a audiência e tratam {T} de forma superficial e sensacionalista.',
      'Em relação à escola, nota-se o distanciamento entre o currículo e a vida. Decoram-se fórmulas e datas, mas não se aprende a conviver. Como resultado, o jovem conclui os estudos sem desenvolver a empatia e o pensamento crítico, ferramentas indispensáveis para lidar com os dilemas do mundo atual.',
      'Portanto, é fundamental que esses agentes assumam o seu papel. As emissoras de televisão devem exibir reportagens e novelas que abordem {T} com responsabilidade, por meio de consultoria especializada, a fim de educar o telespectador. As escolas, por sua vez, devem promover projetos interdisciplinares. Assim, a mancha começará a desaparecer.',
    ],
  },
  {
    name: 'Vidas Secas',
    paragraphs: [
      'Em “Vidas Secas”, Graciliano Ramos mostra uma família obrigada a caminhar sem destino porque ninguém lhe oferece abrigo. Essa caminhada continua no Brasil contemporâneo, em que {T} impede muitos de chegar a um lugar seguro. A seca, agora, é de políticas e de solidariedade.',
      'A seca de políticas se manifesta na ausência de planejamento. Sem dados confiáveis, sem metas e sem continuidade, os governos agem apenas quando a crise já se instalou. Nesse compasso, {T} é tratado como emergência, e não como prioridade, e a solução definitiva é sempre adiada.',
      'A seca de solidariedade aparece no cotidiano. Cada qual cuida da própria vida e desvia o olhar da dor alheia. O sociólogo Richard Sennett chama de corrosão do caráter esse enfraquecimento dos laços, que torna as pessoas descartáveis. Logo, falta a quem sofre a mão que o levantaria.',
      'É preciso, assim, fazer chover. O governo federal, em conjunto com os estados, deve elaborar um plano decenal a respeito de {T}, com metas anuais e relatórios publicados em portal aberto, a fim de garantir a continuidade das ações. Empresas podem apoiar projetos locais. Com isso, Fabiano e a sua família encontrarão, por fim, onde parar.',
    ],
  },
  {
    name: 'direito à cidade dos outros',
    paragraphs: [
      'O artigo 5º da Constituição estabelece que todos são iguais perante a lei, sem distinção de qualquer natureza. A igualdade formal, porém, não se converte em igualdade real, visto que {T} expõe feridas que o texto constitucional não curou. Convém, pois, discutir a insuficiência legislativa e a cultura da indiferença.',
      'No tocante à insuficiência legislativa, observa-se que as normas vigentes não acompanham a complexidade do tema. Há dispositivos dispersos, conceitos vagos e sanções brandas. Para Cesare Beccaria, não é a severidade da pena que previne o delito, mas a certeza da punição. Em {T}, falta justamente essa certeza.',
      'No tocante à cultura da indiferença, verifica-se que a sociedade aprendeu a não se importar. O excesso de notícias ruins produz uma espécie de anestesia, e o sofrimento vira estatística. Nessa conjuntura, poucos se dispõem a agir, e a omissão passa a ser o comportamento esperado.',
      'Em síntese, é imprescindível atuar nas duas frentes. Ao Senado Federal cabe revisar a legislação referente a {T}, com a participação de juristas e da sociedade civil, para torná-la mais clara e efetiva. Às instituições de ensino compete promover a cultura do cuidado, por meio de ações comunitárias. Assim, a igualdade deixará de ser apenas formal.',
    ],
  },
  {
    name: 'Gandhi',
    paragraphs: [
      'Mahatma Gandhi dizia que devemos ser a mudança que queremos ver no mundo. No Brasil, contudo, a mudança esperada em relação a {T} não acontece, porque cada um aguarda que o outro comece. Nesse âmbito, é possível apontar a falta de exemplo dos líderes e a carência de formação cidadã como causas do impasse.',
      'Em primeiro lugar, faltam exemplos. Escândalos, privilégios e promessas não cumpridas desgastam a confiança do povo em quem o governa. Nesse cenário de descrédito, qualquer iniciativa voltada a {T} é recebida com desconfiança, e boas ideias morrem antes de nascer.',
      'Em segundo lugar, falta formação cidadã. Aprender a votar, a dialogar e a conviver com o diferente deveria ser tão importante quanto aprender a somar. Quando isso não acontece, cresce uma geração alheia aos problemas do seu tempo, incapaz de propor saídas e acostumada a reclamar.',
      'Portanto, é preciso que a mudança comece. O Ministério da Educação deve incluir na grade curricular a disciplina de cidadania, por meio de alteração na Base Nacional Comum Curricular, com o objetivo de preparar os alunos para lidar com {T}. Ademais, cada cidadão deve rever as suas atitudes. Só então as palavras de Gandhi farão sentido.',
    ],
  },
]
