/**
 * Frames in the manner of ten other hands: a course, a church school, a cadet, a jurist, whoever invents figures. They
 * were written before anything was known of how the corrector would take them, and nothing is learned from them
 * (unseen-frames.ts; decision 0300).
 */
import type { Frame } from './frames.ts'

export const OTHER_HANDS: readonly Frame[] = [
  {
    name: 'a course booklet',
    paragraphs: [
      'Promulgada em 1988, a Carta Magna brasileira assegura a todos os indivíduos o pleno exercício da cidadania. Entretanto, ao se analisar a questão "{T}", constata-se que tal garantia não se efetiva na prática. Dessa maneira, torna-se necessário discutir as raízes dessa mazela, as quais residem tanto na ineficácia das políticas públicas quanto na carência de debate social.',
      'A princípio, é lícito postular que a ineficácia estatal figura como fator preponderante. De acordo com Norberto Bobbio, não basta que os direitos sejam proclamados, é preciso que sejam protegidos. Sob essa ótica, depreende-se que a legislação nacional, embora avançada, carece de mecanismos de fiscalização, haja vista a escassez de recursos destinados à área. Por conseguinte, os cidadãos permanecem desassistidos e a problemática se intensifica.',
      'Outrossim, a carência de debate social contribui para a manutenção do quadro. Segundo Jürgen Habermas, a linguagem constitui uma verdadeira forma de ação. Todavia, nota-se uma lacuna no que tange à discussão dessa temática nos ambientes educacionais e midiáticos, o que restringe o conhecimento da população acerca de seus direitos. Destarte, perpetua-se um ciclo vicioso de desinformação, cujos efeitos recaem sobre as camadas menos favorecidas.',
      'Urge, pois, que medidas sejam tomadas para a reversão do panorama supracitado. Para tanto, o Ministério competente, na condição de órgão executivo, deve elaborar um plano de ações, mediante a destinação de verbas e a contratação de profissionais capacitados, com o fito de mitigar os entraves relativos a "{T}". Ademais, a mídia deve veicular campanhas em horário nobre. Somente dessa forma os preceitos da Carta Magna serão, enfim, concretizados.',
    ],
  },
  {
    name: 'a church school',
    paragraphs: [
      '"Ama o teu próximo como a ti mesmo": o mandamento, registrado nas Escrituras há quase dois mil anos, resume o dever de cuidado que cada pessoa tem com a outra. Contudo, no Brasil de hoje, esse princípio é esquecido quando se observa {T}, realidade que fere a dignidade de muitos irmãos e irmãs. Entre as causas desse mal, destacam-se o egoísmo das pessoas e o enfraquecimento da família.',
      'Em primeiro lugar, o egoísmo tem tomado conta dos corações. Vive-se em uma época em que cada um pensa em si, busca o próprio lucro e fecha os olhos diante da dor alheia. O apóstolo Paulo já advertia que o amor ao dinheiro é a raiz de todos os males. Assim, enquanto poucos acumulam, muitos padecem, e {T} continua sendo uma ferida aberta na sociedade brasileira.',
      'Além disso, a família, que é a base de tudo, encontra-se enfraquecida. Pais cansados, sem tempo e sem orientação deixam a formação dos filhos nas mãos das telas. Sem diálogo dentro de casa, os jovens crescem sem valores firmes e sem saber como agir diante dos problemas que os cercam. Desse modo, uma geração inteira aprende a se calar e a aceitar o que deveria ser mudado.',
      'Portanto, é preciso agir com urgência e compaixão. O Ministério da Educação, junto com as igrejas, as famílias e as associações de bairro, deve promover encontros nas escolas aos finais de semana, por meio de palestras com psicólogos e voluntários, para que todos compreendam a gravidade de {T}. Dessa forma, o mandamento do amor ao próximo sairá das páginas e ganhará vida nas ruas do país.',
    ],
  },
  {
    name: 'a cadet',
    paragraphs: [
      'A bandeira nacional traz estampado o lema "Ordem e Progresso", ideal que norteia a construção da pátria desde a Proclamação da República. No entanto, {T} revela que a nação ainda se encontra distante de tal ideal. Esse quadro decorre, sobretudo, da má gestão dos recursos públicos e da falta de disciplina cívica da população, fatores que serão analisados a seguir.',
      'Primeiramente, a má gestão dos recursos compromete qualquer avanço. Um exército sem logística não vence batalhas; do mesmo modo, um país sem planejamento não supera as suas dificuldades. Nesse sentido, os gestores agem de modo reativo, só depois que o dano está feito, e desperdiçam o dinheiro do contribuinte. Em decorrência disso, a situação se agrava a cada ano e a confiança nas instituições diminui.',
      'Em segundo lugar, observa-se a falta de disciplina cívica. Sun Tzu, no clássico "A Arte da Guerra", ensina que quem conhece o inimigo e conhece a si mesmo não precisa temer o resultado de cem batalhas. O brasileiro, porém, não conhece nem o problema que enfrenta nem os deveres que possui. Logo, a omissão de cada cidadão soma-se à dos demais e o inimigo comum avança sem resistência.',
      'Diante do exposto, medidas enérgicas se fazem necessárias. Cabe ao Poder Executivo, com o apoio das Forças Armadas e das prefeituras, executar um plano estratégico nacional sobre {T}, por intermédio de equipes treinadas em cada município, com metas e prazos definidos, a fim de solucionar a questão de forma definitiva. Com isso, o lema da bandeira deixará de ser apenas um símbolo e passará a ser uma realidade.',
    ],
  },
  {
    name: 'a time line',
    paragraphs: [
      'Em 1500, com a chegada dos portugueses, teve início um processo de exploração cujas marcas o Brasil carrega até hoje. Três séculos depois, a Independência trocou a coroa, mas não os costumes; em 1889, a República nasceu sem o povo. É nessa longa história de exclusão que se deve situar {T}, herança de um passado mal resolvido e de um presente que insiste em repeti-lo.',
      'Durante o período colonial e imperial, a riqueza concentrou-se nas mãos de poucos, e a maioria foi impedida de estudar, de votar e de possuir terras. A Abolição, em 1888, libertou sem amparar. Na Era Vargas, os direitos trabalhistas alcançaram apenas parte da população. Assim, cada época deixou sem resposta os problemas da anterior, e o que hoje se vê nada mais é do que o acúmulo dessas dívidas.',
      'No século XX, a industrialização acelerada fez crescer as cidades sem que os serviços públicos as acompanhassem. Durante a ditadura militar, o debate foi silenciado; com a redemocratização, a Constituição de 1988 prometeu reparar as injustiças. Trinta anos mais tarde, porém, a promessa segue incompleta, como demonstra {T}. A história mostra, dessa forma, que a lei sozinha não desfaz costumes de quinhentos anos.',
      'Conclui-se que o passado pesa, mas não determina o futuro. O Governo Federal, por meio do Ministério da Educação e das secretarias estaduais, deve incluir nos currículos o estudo das origens históricas de {T}, com visitas a museus e projetos de memória, para que os jovens compreendam as causas do problema e não as repitam. Dessa maneira, o século XXI poderá escrever um capítulo diferente dos anteriores.',
    ],
  },
  {
    name: 'articles of the Constitution',
    paragraphs: [
      'O artigo 5º da Constituição Federal dispõe que todos são iguais perante a lei, sem distinção de qualquer natureza. O artigo 6º, por sua vez, enumera os direitos sociais, e o artigo 3º fixa como objetivo da República construir uma sociedade livre, justa e solidária. Não obstante, {T} evidencia que esses dispositivos ainda não foram cumpridos, seja pela inércia do legislador, seja pela ausência de fiscalização.',
      'Em primeiro plano, a inércia do legislador impede que a norma saia do papel. Muitos dos direitos previstos dependem de leis complementares, que demoram anos para ser votadas. Enquanto os projetos aguardam nas comissões, a população convive com a incerteza e com a falta de amparo. O jurista Dalmo Dallari ensina que a democracia só existe quando o povo participa das decisões, o que não se verifica nesse caso.',
      'Em segundo plano, mesmo as leis existentes não são fiscalizadas. Os órgãos de controle contam com poucos servidores e com orçamento reduzido, de modo que as infrações raramente são punidas. Essa sensação de impunidade estimula novas violações e faz com que os cidadãos deixem de acreditar na Justiça. Assim, {T} permanece como afronta ao princípio da dignidade da pessoa humana, fundamento do Estado Democrático de Direito.',
      'Dessarte, é dever do Congresso Nacional, no exercício de sua função legislativa, aprovar com urgência normas específicas sobre {T}, por meio de audiências públicas com especialistas e com a sociedade civil, além de ampliar o orçamento dos órgãos de fiscalização, a fim de que os artigos 3º, 5º e 6º sejam efetivamente cumpridos. Só então a igualdade prevista na lei será também uma igualdade de fato.',
    ],
  },
  {
    name: 'society as an engine',
    paragraphs: [
      'Um motor só funciona quando todas as peças trabalham juntas: basta uma engrenagem gasta para que a máquina inteira pare. No Brasil, {T} é essa engrenagem. Governo, escola, família e empresas giram cada um para um lado, e o país, que poderia avançar, apenas faz barulho. Este texto defende que faltam óleo e manutenção: recursos bem aplicados e educação de qualidade.',
      'O óleo de qualquer máquina pública é o recurso bem aplicado. Sem ele, as peças se atritam e esquentam. Ano após ano, os governantes anunciam planos que duram até a eleição seguinte, trocam as peças boas pelas ruins e deixam a conta para quem vem depois. É natural que, nessas condições, o desgaste apareça primeiro nas partes mais frágeis, ou seja, nas pessoas que não têm como pagar pelo conserto.',
      'A manutenção, por sua vez, se chama educação. Nenhum mecânico conserta aquilo que não entende, e nenhum cidadão resolve um problema do qual nunca ouviu falar. Paulo Freire dizia que a educação muda as pessoas e que as pessoas transformam o mundo; sem oficina, portanto, não há quem ponha a mão na graxa. Ao deixar {T} fora da sala de aula, o país abre mão de formar os seus melhores mecânicos.',
      'Para que o motor volte a girar, o Ministério da Educação, em conjunto com as prefeituras, deve construir uma ponte entre a escola e a comunidade: feiras, oficinas e mutirões bimestrais a respeito de {T}, financiados com verba federal e abertos às famílias, com a finalidade de que todos conheçam a sua parte na máquina. Assim, peça por peça, o Brasil deixará de fazer barulho e passará a andar.',
    ],
  },
  {
    name: 'society as a garden',
    paragraphs: [
      'Um jardim não floresce por acaso: alguém preparou a terra, escolheu as sementes e arrancou as ervas daninhas. Com uma nação se dá o mesmo. Se hoje o Brasil colhe {T}, é porque durante muito tempo plantou descaso e regou a indiferença. Compreender o que há debaixo dessa terra é o primeiro passo para que ela volte a dar frutos.',
      'A primeira erva daninha é a falta de cuidado por parte de quem governa. Bons jardineiros conhecem cada canteiro, sabem onde falta água e onde sobra sol. Os nossos, ao contrário, regam apenas os canteiros da frente, aqueles que os visitantes enxergam. Nos fundos, nas periferias e no interior, a terra racha. Não surpreende que seja justamente ali que {T} crie raízes mais fundas.',
      'A segunda é o silêncio de quem passeia pelo jardim. Muitos reclamam da paisagem, poucos pegam na enxada. O sociólogo Émile Durkheim mostrou que a sociedade é como um organismo em que cada parte depende das outras, e uma orquestra em que metade dos músicos não toca jamais executará a sinfonia. Assim também um povo que assiste calado à própria seca não pode esperar pela primavera.',
      'É preciso, enfim, replantar. Que o Governo Federal, por meio dos ministérios e em diálogo com as comunidades, crie viveiros de ideias: centros comunitários com profissionais formados, abertos todos os dias, nos quais se discuta e se enfrente {T}, para que cada bairro colha as suas próprias soluções. Só quando todos cuidarem da mesma terra haverá flores para todos.',
    ],
  },
  {
    name: 'figures of nobody',
    paragraphs: [
      'Segundo levantamento realizado em 2022, cerca de 68% dos brasileiros afirmam conhecer alguém afetado por {T}, mas apenas 12% dizem ter recebido alguma orientação a respeito. Os números revelam a dimensão de um problema que cresce a cada ano e que tem origem na insuficiência de investimentos e na desinformação da população.',
      'Quanto aos investimentos, dados oficiais apontam que menos de 0,5% do orçamento é destinado à área, índice três vezes menor do que a média dos países desenvolvidos. De acordo com o IBGE, 4 em cada 10 municípios não contam com nenhum programa voltado para a questão. Esses percentuais demonstram que o poder público não trata o assunto como prioridade, o que explica o aumento de 35% no número de casos na última década.',
      'Em relação à desinformação, pesquisa feita com 2 mil jovens mostrou que 7 em cada 10 nunca participaram de uma aula sobre {T}. Além disso, 55% se informam apenas pelas redes sociais, onde o conteúdo nem sempre é confiável. Ora, sem informação de qualidade, a população não consegue identificar o problema nem cobrar soluções, e as estatísticas continuam a subir.',
      'Diante desses dados, cabe ao Governo Federal destinar pelo menos 1% do orçamento para ações ligadas a {T}, por meio de editais anuais abertos aos municípios, com relatórios publicados a cada semestre, a fim de reduzir pela metade o número de casos até 2035. Dessa forma, os próximos levantamentos mostrarão um Brasil diferente.',
    ],
  },
  {
    name: 'plain words',
    paragraphs: [
      'No Brasil existe um problema muito grande que é {T}. Esse problema existe há muito tempo e até hoje não foi resolvido. Muitas pessoas sofrem com isso todos os dias e o governo não faz nada. Por isso é importante falar sobre esse assunto e buscar soluções.',
      'Uma das causas desse problema é o governo, que não dá atenção para a população. Os políticos só aparecem em época de eleição, prometem muita coisa e depois somem. Com isso as pessoas ficam sem ajuda e o problema só aumenta. Se o governo investisse mais, a situação seria bem melhor e muitas famílias não passariam por isso.',
      'Outra causa é a falta de consciência das pessoas. Muita gente acha que não tem nada a ver com isso e só se preocupa quando acontece na própria família. Também falta conversa nas escolas e dentro de casa. Se todo mundo fizesse a sua parte, o problema poderia diminuir e a sociedade seria mais unida.',
      'Portanto, para resolver {T}, o governo deve investir mais dinheiro e fazer campanhas na televisão e nas escolas para conscientizar a população. As famílias também devem conversar com os filhos sobre esse assunto. Assim o problema vai acabar e o Brasil será um país melhor para todos.',
    ],
  },
  {
    name: 'the language of courts',
    paragraphs: [
      'Consoante o princípio da dignidade da pessoa humana, insculpido no artigo 1º, inciso III, da Lei Maior, incumbe ao Estado promover as condições mínimas de existência de seus jurisdicionados. Em descompasso com tal mandamento, {T} consubstancia manifesta violação aos direitos fundamentais, imputável, de um lado, à omissão do ente estatal e, de outro, à inobservância dos deveres de solidariedade por parte dos particulares.',
      'No que concerne à omissão estatal, cumpre assinalar que a doutrina denomina "estado de coisas inconstitucional" a situação de violação massiva e reiterada de direitos. Tal é, sem sombra de dúvida, o quadro ora em exame: inexistem instrumentos normativos eficazes, e os que existem padecem de baixa efetividade. À míngua de tutela, o administrado vê-se privado daquilo que o ordenamento lhe confere.',
      'No tocante aos particulares, impende destacar a chamada eficácia horizontal dos direitos fundamentais, segundo a qual também os indivíduos se obrigam a respeitá-los. Não obstante, vige no meio social a cultura do descumprimento, fomentada pela certeza da impunidade. Michel Foucault, em "Vigiar e Punir", já observara que a norma só disciplina quando acompanhada de vigilância, o que, na espécie, não se constata em relação a {T}.',
      'Ante o exposto, compete à União, no uso de suas atribuições constitucionais, instituir, mediante lei ordinária, política nacional destinada a {T}, com previsão de dotação orçamentária própria e de conselhos fiscalizadores paritários, a fim de conferir plena efetividade aos direitos ora violados. Por esse meio, restituir-se-á ao cidadão a dignidade que a Lei Maior lhe assegura.',
    ],
  },
]
