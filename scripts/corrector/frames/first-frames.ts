/** Memorised frames, the first half: {T} stands for the theme. Written by us to be recognised; none is a model. */
import type { Frame } from './frames.ts'

export const FIRST_FRAMES: readonly Frame[] = [
  {
    name: 'Utopia',
    paragraphs: [
      'Na obra “Utopia”, do escritor inglês Thomas More, é retratada uma sociedade perfeita, na qual o corpo social se caracteriza pela ausência de conflitos e problemas. No entanto, o que se observa na realidade contemporânea é o oposto do que o autor prega, uma vez que {T} apresenta barreiras, as quais dificultam a concretização dos planos de More. Esse cenário antagônico é fruto tanto da inoperância estatal quanto da passividade da população.',
      'Precipuamente, é fulcral pontuar que o problema deriva da baixa atuação dos setores governamentais no que concerne à criação de mecanismos que coíbam tais recorrências. Segundo o pensador Thomas Hobbes, o Estado é responsável por garantir o bem-estar da população; entretanto, isso não ocorre no Brasil. Devido à falta de atuação das autoridades, {T} permanece sem a devida atenção, o que fere os direitos dos cidadãos.',
      'Ademais, é imperativo ressaltar a apatia social como promotora do problema. Partindo desse pressuposto, a sociedade, habituada a conviver com injustiças, deixa de cobrar mudanças e naturaliza o que deveria causar indignação. Tudo isso retarda a resolução do empecilho, já que a indiferença coletiva contribui para a perpetuação desse quadro deletério.',
      'Assim, medidas exequíveis são necessárias para conter o avanço da problemática. Dessarte, com o intuito de mitigar {T}, necessita-se, urgentemente, que o Tribunal de Contas da União direcione capital que, por intermédio do Ministério da Educação, será revertido em campanhas e palestras nas escolas, a fim de conscientizar os alunos. Desse modo, atenuar-se-á, em médio e longo prazo, o impacto nocivo do problema, e a coletividade alcançará a Utopia de More.',
    ],
  },
  {
    name: 'O Grito',
    paragraphs: [
      'O quadro expressionista “O Grito”, do pintor norueguês Edvard Munch, retrata a inquietude, o medo e a desesperança refletidos no semblante de um personagem envolto por uma atmosfera de profunda desolação. Para além da obra, observa-se que, na conjuntura brasileira, o sentimento de milhares de indivíduos assolados por {T} é, amiúde, semelhante ao ilustrado pelo artista. Nesse viés, torna-se crucial analisar as causas desse revés, dentre as quais se destacam a negligência governamental e a omissão social.',
      'A princípio, é imperioso notar que a indiligência do Estado potencializa {T}. Esse contexto de inoperância das esferas de poder exemplifica a teoria das instituições zumbis, do sociólogo Zygmunt Bauman, que as descreve como presentes na sociedade, porém sem cumprir seu papel com eficácia. Sob essa ótica, devido à baixa atuação das autoridades, inúmeros cidadãos sofrem com a falta de amparo.',
      'Outrossim, é igualmente preciso apontar a omissão da coletividade como outro fator que contribui para a manutenção do impasse. Posto isso, de acordo com o filósofo Jürgen Habermas, a ação comunicativa é o caminho para o entendimento. No entanto, a falta de diálogo acerca da questão impede que a população reconheça a sua gravidade e lute por soluções.',
      'Portanto, é mister que o Estado tome providências para superar {T}. Para isso, urge que o Ministério da Educação, por meio de verbas governamentais, promova debates e oficinas nas escolas, com o objetivo de informar os jovens sobre os seus direitos e deveres. Somente assim, será possível construir uma nação cujos rostos já não lembrem o do personagem de Munch.',
    ],
  },
  {
    name: 'Brás Cubas',
    paragraphs: [
      'Brás Cubas, o defunto-autor de Machado de Assis, diz em suas “Memórias Póstumas” que não teve filhos e não transmitiu a nenhuma criatura o legado da nossa miséria. Talvez hoje ele percebesse acertada a sua decisão: a postura de muitos brasileiros diante de {T} é uma das faces mais perversas de uma sociedade em desenvolvimento. Com isso, surge a problemática que persiste ligada à realidade do país, seja pela insuficiência de leis, seja pela lenta mudança de mentalidade.',
      'Convém ressaltar, a princípio, que a má formação socioeducacional do brasileiro é um fator determinante para a permanência do problema. O filósofo Immanuel Kant afirma que o homem é aquilo que a educação faz dele. Sob essa perspectiva, se há um problema social, há como base uma lacuna educacional, e no que tange a {T} verifica-se forte influência dessa causa.',
      'Além disso, cabe salientar que a falta de rigor no cumprimento das normas corrobora o entrave. Conforme Aristóteles, a política deve ser utilizada de modo que, por meio da justiça, o equilíbrio seja alcançado. De maneira análoga, é possível perceber que, no Brasil, essa harmonia é rompida, haja vista que, embora existam leis, elas raramente são postas em prática.',
      'É evidente, portanto, que ainda há entraves para garantir a solidez de políticas que visem à construção de um mundo melhor. Destarte, o Governo Federal deve, mediante parceria com os meios de comunicação, veicular propagandas sobre {T}, com a finalidade de sensibilizar o público. Como já dito pelo pedagogo Paulo Freire, a educação transforma as pessoas, e essas mudam o mundo.',
    ],
  },
  {
    name: 'no meio do caminho',
    paragraphs: [
      '“No meio do caminho tinha uma pedra.” O verso de Carlos Drummond de Andrade pode ser associado aos obstáculos que o Brasil encontra ao lidar com {T}. Longe da poesia, a pedra não é metáfora: trata-se de um entrave que a nação contorna há décadas sem retirar. Essa permanência tem duas razões, a saber, o silêncio das instituições e a herança histórica.',
      'Em primeira instância, o silêncio das instituições alimenta o quadro. De acordo com Djamila Ribeiro, é preciso tirar uma situação da invisibilidade para que soluções sejam promovidas. Contudo, {T} raramente ocupa o noticiário ou a sala de aula, e aquilo que não é nomeado dificilmente é enfrentado. Dessa forma, a falta de debate funciona como escudo para quem deveria agir.',
      'Em segunda instância, a herança histórica ajuda a explicar a demora. O antropólogo Claude Lévi-Strauss sustenta que só é possível interpretar as ações coletivas por meio do entendimento dos eventos históricos. Nesse sentido, o que hoje se vê é resultado de séculos de escolhas que privilegiaram poucos e esqueceram muitos, de modo que o presente repete, com outra roupa, o passado.',
      'Logo, é preciso retirar essa pedra do caminho. Cabe ao Ministério da Educação, em parceria com as secretarias estaduais, inserir {T} nas discussões escolares, por meio de rodas de conversa mensais com especialistas, a fim de que os estudantes compreendam o assunto desde cedo. Feito isso, o verso de Drummond voltará a ser apenas literatura.',
    ],
  },
  {
    name: 'cidadão de papel',
    paragraphs: [
      'O jornalista Gilberto Dimenstein, em “O Cidadão de Papel”, denuncia que os direitos previstos na legislação brasileira ficam restritos ao plano teórico. Décadas depois, a crítica continua atual quando se observa {T}, realidade que evidencia a distância entre o texto legal e a vida concreta. Isso se deve à inércia estatal e à desinformação, pilares que sustentam essa chaga.',
      'Diante desse cenário, a inércia estatal se apresenta como a principal causa do impasse. Para John Locke, os indivíduos cedem poder ao governo em troca da garantia de direitos. No entanto, o contrato é rompido quando o poder público investe pouco e fiscaliza menos ainda, deixando que {T} avance sobre os mais vulneráveis.',
      'Ainda nessa perspectiva, a desinformação agrava a conjuntura. Sem acesso a conteúdo de qualidade, grande parcela da população não sabe a quem recorrer, tampouco reconhece que seus direitos são violados. Consoante Francis Bacon, saber é poder; logo, quem não sabe permanece à margem e reproduz, sem perceber, o mesmo comportamento que o prejudica.',
      'Infere-se, portanto, que ações devem ser tomadas. Para tanto, o Poder Executivo, na figura do Ministério dos Direitos Humanos, deve elaborar um plano nacional de enfrentamento, mediante a destinação de recursos e a contratação de profissionais capacitados, para que {T} deixe de ser regra. Ademais, a mídia deve divulgar os canais de denúncia. Assim, os cidadãos deixarão de ser de papel.',
    ],
  },
  {
    name: 'modernidade líquida',
    paragraphs: [
      'Segundo o sociólogo polonês Zygmunt Bauman, vive-se uma modernidade líquida, em que nada é feito para durar e as relações se desfazem com facilidade. Tal fluidez se manifesta, no Brasil, na maneira como se trata {T}: discute-se muito por alguns dias e esquece-se logo depois. Assim, o individualismo e a ineficiência do poder público tornam-se combustíveis para o problema.',
      'Primeiramente, o individualismo crescente dificulta qualquer solução coletiva. Voltado para os próprios interesses, o sujeito contemporâneo perde a capacidade de se colocar no lugar do outro e passa a enxergar {T} como assunto alheio. Como consequência, a empatia, indispensável à vida em comum, cede lugar à indiferença.',
      'Em segundo lugar, a ineficiência do poder público completa esse quadro. Ainda que a Constituição de 1988 assegure direitos fundamentais, a sua aplicação esbarra na burocracia, na corrupção e na falta de planejamento. Desse modo, aquilo que está garantido em lei não chega a quem mais precisa, o que aprofunda as desigualdades.',
      'Portanto, é imprescindível reverter esse panorama. O Ministério da Cidadania, órgão encarregado das políticas sociais, deve criar campanhas permanentes nas redes sociais, por intermédio de influenciadores e de vídeos curtos, a fim de estimular a responsabilidade coletiva diante de {T}. Com isso, ter-se-á uma sociedade menos líquida e mais solidária.',
    ],
  },
  {
    name: 'fato social',
    paragraphs: [
      'Émile Durkheim define o fato social como toda maneira de agir, pensar e sentir que se impõe aos indivíduos. Ao se transpor o conceito para o Brasil, nota-se que {T} se encaixa nessa definição, pois se repete de geração em geração sem que haja questionamento. Nesse contexto, cabe analisar o papel da família e o do Estado na continuidade desse mal.',
      'Em um primeiro momento, vale destacar o papel da família. É nela que a criança aprende os primeiros valores e, por isso, quando os pais reproduzem condutas equivocadas, os filhos tendem a imitá-las. Assim, {T} se consolida dentro dos lares, longe dos olhos das autoridades e sem que ninguém perceba a gravidade da situação.',
      'Por outro lado, não se pode isentar o Estado da sua parcela de culpa. Embora tenha o dever de zelar por todos, ele se mostra ausente justamente onde é mais necessário. Faltam investimentos, sobram promessas, e a população assiste, desamparada, à repetição de um roteiro conhecido.',
      'Diante do exposto, medidas se fazem urgentes. As escolas, em conjunto com as famílias, devem promover encontros e palestras ministradas por psicólogos e assistentes sociais, com o fito de debater {T} e de orientar pais e alunos. Dessa maneira, o fato social descrito por Durkheim poderá, enfim, ser transformado.',
    ],
  },
  {
    name: 'ordem e progresso',
    paragraphs: [
      'A bandeira brasileira traz o lema positivista “Ordem e Progresso”, que idealiza um país em constante avanço. Contudo, ao se analisar {T}, percebe-se que tal lema não passa de uma promessa estampada em tecido. Esse descompasso decorre, sobretudo, da falha na base educacional e da falta de investimento.',
      'A priori, a falha na base educacional merece destaque. Nelson Mandela afirmava que a educação é a arma mais poderosa para mudar o mundo. Todavia, o ensino brasileiro, conteudista e pouco crítico, não prepara os alunos para lidar com {T}, formando adultos incapazes de intervir na realidade em que vivem.',
      'A posteriori, observa-se a falta de investimento como agravante. O país arrecada muito e aplica mal, o que se reflete na precariedade dos serviços oferecidos. Nessa lógica, enquanto as verbas não forem direcionadas a quem precisa, qualquer tentativa de mudança será paliativa, e o ciclo continuará a se repetir.',
      'Fica claro, pois, que o lema da bandeira precisa sair do papel. O Congresso Nacional deve aprovar um aumento de recursos para a área, por meio da revisão do orçamento anual, com o propósito de ampliar as ações voltadas a {T}. Só assim a ordem e o progresso farão sentido para todos os brasileiros.',
    ],
  },
  {
    name: 'contrato quebrado',
    paragraphs: [
      'Jean-Jacques Rousseau, em “O Contrato Social”, defende que o Estado nasce para proteger a vontade geral. Entretanto, no território brasileiro, {T} demonstra que o pacto entre governantes e governados foi rompido. Com efeito, essa ruptura se explica pela má gestão pública e pelo preconceito enraizado.',
      'De início, é válido reconhecer como a má gestão pública interfere na questão. Em tese, impostos deveriam retornar à população em forma de serviços. Na prática, porém, o que se vê é o desperdício, a descontinuidade e a ausência de metas claras. Por esse motivo, {T} cresce à sombra de um poder que promete muito e entrega pouco.',
      'Nessa mesma linha, o preconceito enraizado impede que o assunto avance. A filósofa Hannah Arendt chamou de banalidade do mal o processo pelo qual atitudes cruéis passam a ser vistas como normais. Assim, quando a coletividade se acostuma com a injustiça, deixa de reagir e se torna cúmplice daquilo que deveria combater.',
      'Em vista disso, é necessário refazer o pacto. Urge, pois, que o Ministério Público fiscalize os órgãos responsáveis, por meio de auditorias periódicas e de canais de denúncia, de modo que {T} receba a atenção prevista em lei. Paralelamente, cabe às escolas ensinar o respeito. Dessa forma, o contrato de Rousseau voltará a valer.',
    ],
  },
  {
    name: 'duas margens',
    note: 'good',
    paragraphs: [
      'Quem atravessa de balsa o rio que divide uma cidade qualquer do interior conhece duas margens: na primeira, as luzes acesas, o asfalto, o hospital; na segunda, o barro, a vela e a espera. Entre uma e outra, o barqueiro cobra a mesma moeda. {T} é, no Brasil, a travessia que ainda não tem ponte, porque faltam engenheiros dispostos a construí-la e passageiros dispostos a exigi-la.',
      'Faltam engenheiros. Em quase quarenta anos de democracia, oito presidentes tomaram posse, trocaram-se ministros como se trocam lâmpadas, e nenhum deles deixou pronto um só pilar. O mandato dura quatro anos; a obra, vinte. Como o político colhe o que floresce depressa, planta-se grama onde caberia um jequitibá, e {T} continua à espera de quem aceite ser lembrado apenas pelos netos.',
      'Faltam também passageiros. O escritor uruguaio Eduardo Galeano comparou a utopia ao horizonte: caminham-se dez passos, e ela se afasta dez passos. O brasileiro, cansado, sentou-se na calçada. Assiste pela janela do ônibus, às seis da manhã, à paisagem que se repete, e já não distingue o escândalo do costume.',
      'A ponte, no entanto, pode ser erguida. Para tanto, cabe à Câmara dos Deputados instituir um fundo plurianual, alimentado por uma fração das loterias e vigiado por conselhos de bairro, a fim de que {T} deixe de depender do calendário das urnas. Às rádios comunitárias compete convocar os moradores para as assembleias. No dia da inauguração, o barqueiro poderá, enfim, descansar.',
    ],
  },
  {
    name: 'relógio parado',
    note: 'good',
    paragraphs: [
      'No saguão de uma repartição de Belém há um relógio de 1932 que marca sempre dez para as quatro. Os funcionários já não olham para ele; os visitantes, na primeira visita, acertam por ele o pulso e perdem o trem. Também {T} obedece, entre nós, a um relógio parado: o das leis antigas e o dos hábitos que ninguém mais confere.',
      'As leis antigas, antes de tudo, governam o que já não existe. O Código de 1940, por exemplo, nasceu quando dois terços da população viviam no campo, e emendas sucessivas costuraram nele remendos de tecidos diferentes. O juiz que o folheia encontra respostas para carroças e silêncio para satélites; desse modo, {T} cai na fresta entre um artigo e outro.',
      'Os hábitos, por sua vez, andam ainda mais devagar do que as leis. Em “Raízes do Brasil”, Sérgio Buarque de Holanda descreveu o homem cordial, que resolve na varanda o que devia resolver no cartório. Oitenta anos depois, a varanda virou grupo de mensagens, mas o favor continua a valer mais do que a regra, e quem não tem padrinho permanece do lado de fora, com o chapéu na mão.',
      'Convém, pois, dar corda ao relógio. O Senado Federal deve nomear uma comissão de juristas, professores e representantes de onze capitais, encarregada de rever em dois anos, por meio de audiências transmitidas ao vivo, as normas que tratam de {T}, para que a letra alcance o século. Nesse dia, o visitante de Belém chegará à estação na hora certa.',
    ],
  },
  {
    name: 'Constituição e Bauman curto',
    paragraphs: [
      'A Constituição Federal de 1988 garante a todos o direito à dignidade. Porém, na prática, {T} mostra que esse direito não é respeitado. Isso acontece por causa da falta de ação do governo e da falta de conscientização das pessoas.',
      'Em primeiro lugar, a falta de ação do governo é a maior causa do problema. O governo não investe o necessário e não fiscaliza. Com isso, {T} continua acontecendo e a população sofre as consequências. Segundo Bauman, as instituições perderam sua função.',
      'Além disso, a falta de conscientização também contribui. Muitas pessoas não conhecem o assunto e acham que ele não é importante. Dessa forma, não cobram mudanças e o problema só aumenta, prejudicando toda a sociedade.',
      'Portanto, é necessário que o governo, por meio do Ministério da Educação, crie campanhas e palestras sobre {T} nas escolas, para conscientizar as pessoas. Assim, os direitos da Constituição serão respeitados e o país será melhor.',
    ],
  },
  {
    name: 'Black Mirror',
    paragraphs: [
      'A série britânica “Black Mirror” apresenta futuros sombrios nos quais a humanidade perde o controle sobre aquilo que criou. Fora das telas, {T} mostra que a distopia não precisa de tecnologia para existir: basta a indiferença. Nesse cenário, a mentalidade consumista e a falta de políticas públicas eficazes surgem como raízes do entrave.',
      'Sob esse prisma, a mentalidade consumista transforma tudo em mercadoria. Para Theodor Adorno e Max Horkheimer, a indústria cultural padroniza gostos e anestesia o pensamento crítico. Anestesiado, o sujeito não percebe como {T} interfere em sua própria vida e aceita, sem resistência, aquilo que lhe é imposto.',
      'Além do mais, a falta de políticas públicas eficazes aprofunda o impasse. É sabido que o Brasil possui leis avançadas, mas a sua execução é lenta e desigual. Em decorrência disso, regiões inteiras ficam desassistidas, e o abismo entre ricos e pobres se alarga a cada ano.',
      'Dado o exposto, torna-se indispensável a adoção de medidas. O Ministério da Educação, aliado a empresas de comunicação, deve produzir uma série de vídeos educativos sobre {T}, exibidos em horário nobre e nas plataformas digitais, com vistas a formar um público crítico. Assim, a distopia ficará restrita à ficção.',
    ],
  },
  {
    name: 'caverna',
    paragraphs: [
      'No mito da caverna, Platão descreve prisioneiros que tomam sombras por realidade. Séculos depois, a alegoria permanece viva: diante de {T}, boa parte dos brasileiros ainda enxerga apenas sombras, seja pela escassez de informação, seja pelo desinteresse dos governantes em acender a luz.',
      'Com efeito, a escassez de informação mantém a população acorrentada. Quando a escola não discute, a família não comenta e a imprensa não investiga, resta ao indivíduo repetir o que sempre ouviu. Dessa maneira, preconceitos e mitos a respeito de {T} circulam livremente e impedem que se veja o problema como ele é.',
      'De outra parte, o desinteresse dos governantes conserva a caverna fechada. Manter o povo na ignorância sempre foi uma estratégia de poder, pois quem não conhece os seus direitos não os reivindica. Logo, a omissão não é acidente, mas escolha, e dela resultam a desigualdade e o sofrimento de muitos.',
      'Por tudo isso, é hora de sair da caverna. O governo, por meio do Ministério da Educação, deve reformular o currículo escolar, com a inclusão de aulas quinzenais acerca de {T}, ministradas por especialistas, a fim de despertar o senso crítico dos estudantes. Libertos das correntes, eles poderão contemplar a luz de que falava Platão.',
    ],
  },
  {
    name: 'país do futuro',
    paragraphs: [
      'Em 1941, o escritor austríaco Stefan Zweig publicou “Brasil, país do futuro”, livro em que exaltava as potencialidades da nação. Mais de oitenta anos se passaram, e o futuro prometido não chegou, como comprova {T}. Tal atraso decorre da histórica desigualdade social e da fragilidade das instituições.',
      'Em princípio, a desigualdade social compromete qualquer projeto de nação. Herdeiro da escravidão, o Brasil concentrou renda, terra e oportunidades, e quem nasceu sem elas dificilmente as alcança. Por isso, {T} atinge de modo diferente cada classe: aos ricos incomoda, aos pobres fere.',
      'Somado a isso, a fragilidade das instituições impede a mudança. Órgãos sem verba, servidores sem preparo e leis sem punição formam um conjunto que pouco protege. Para o sociólogo Sérgio Buarque de Holanda, o brasileiro confunde o público com o privado, e essa confusão ainda cobra o seu preço.',
      'Assim sendo, cabe ao Estado agir. O Ministério do Desenvolvimento Social deve ampliar programas de assistência às famílias atingidas por {T}, mediante o cadastramento de beneficiários pelas prefeituras e o acompanhamento de equipes técnicas, no intuito de reduzir as disparidades. Talvez assim o futuro de Zweig se torne presente.',
    ],
  },
  {
    name: 'Newton',
    paragraphs: [
      'A primeira lei de Newton, a da inércia, afirma que um corpo tende a permanecer em repouso até que uma força atue sobre ele. Fora da física, esse princípio explica a situação de {T} no Brasil: parado, o problema espera uma força capaz de movê-lo. Faltam-lhe, porém, a vontade política e o engajamento da sociedade civil.',
      'Nessa ótica, a falta de vontade política é o primeiro atrito. Programas são anunciados, fotografados e abandonados, e a cada eleição recomeça-se do zero. Ora, sem continuidade não há resultado, e {T} segue à mercê de interesses passageiros, longe das prioridades do orçamento.',
      'Outro ponto relevante é o baixo engajamento da sociedade civil. Imersa na correria do cotidiano, a população delega aos outros a responsabilidade que também é sua. Consequentemente, não há pressão popular, e o poder público, livre de cobrança, mantém-se imóvel, o que realimenta a inércia.',
      'Logo, é preciso aplicar uma força contrária. O Ministério da Justiça, em parceria com organizações não governamentais, deve criar comitês locais destinados a acompanhar {T}, por meio de reuniões abertas e relatórios públicos, para que a comunidade participe das decisões. Assim, vencida a inércia, o país poderá entrar em movimento.',
    ],
  },
]
