/**
 * The three short texts of a day of practice (product §9 Practice): a thesis, two ideas joined by a connective, a
 * proposal that gets the element it lacks. Each with a model that our own engine accepts, and a given text that it does
 * not accept yet (tests/practice-tasks.test.ts). New ones go to the end: the place is the number.
 */
import type { ConnectiveClass } from '#corrector/lexicon/connectives.ts'
import type { ProposalElement } from '#corrector/lexicon/proposal.ts'
import type { WrittenTask } from '#domain/study/practice/written-task.ts'

const THESES: readonly (readonly [theme: string, model: string])[] = [
  [
    'Desafios para a ampliação da cobertura vacinal no Brasil',
    'A queda da cobertura vacinal persiste tanto pela desinformação quanto pelo horário curto dos postos.',
  ],
  [
    'A persistência da evasão escolar no ensino médio brasileiro',
    'A evasão escolar decorre da necessidade de trabalhar cedo e de um currículo distante da vida do jovem.',
  ],
  [
    'Desafios para a universalização do saneamento básico no Brasil',
    'O saneamento básico não chega a todos, seja pela falta de investimento, seja pelo descaso com a periferia.',
  ],
  [
    'Caminhos para combater o bullying nas escolas brasileiras',
    'O bullying persiste porque a escola o trata como brincadeira e porque a família demora a perceber seus sinais.',
  ],
  [
    'A exclusão digital como obstáculo à cidadania no Brasil',
    'A exclusão digital limita a cidadania, pois o serviço público foi para a tela e a internet continua cara.',
  ],
  [
    'Desafios para o cuidado com a saúde mental dos jovens brasileiros',
    'O cuidado com a saúde mental esbarra no preconceito da família e na ausência de psicólogos na rede pública.',
  ],
  [
    'Caminhos para o descarte adequado do lixo eletrônico no Brasil',
    'O descarte errado do lixo eletrônico é fruto da carência de pontos de coleta e da pressa de trocar de aparelho.',
  ],
  [
    'Os riscos da automedicação na sociedade brasileira',
    'A automedicação ameaça a saúde do brasileiro porque a consulta demora e a propaganda promete cura rápida.',
  ],
  [
    'Desafios para a inclusão de estudantes autistas no ensino regular',
    'A inclusão do estudante autista depende de formação para o professor, mas esbarra na falta de apoio em sala.',
  ],
  [
    'A gestão da água diante da escassez no Brasil',
    'A má gestão da água agrava a escassez, tanto pelo desperdício na rede quanto pela destruição das nascentes.',
  ],
  [
    'Caminhos para ampliar a doação de órgãos no Brasil',
    'A doação de órgãos ainda enfrenta o silêncio das famílias e a desigualdade dos hospitais.',
  ],
  [
    'Desafios para a redução da violência no trânsito brasileiro',
    'A violência no trânsito resulta da fiscalização falha e de ruas pensadas apenas para o carro.',
  ],
  [
    'Caminhos para combater os golpes virtuais no Brasil',
    'Os golpes virtuais crescem porque o idoso não foi preparado para as telas e a punição falha.',
  ],
  [
    'A persistência da solidão em uma sociedade hiperconectada',
    'A solidão persiste apesar das redes, já que a conexão substitui o convívio e a cidade oferece poucos espaços de encontro.',
  ],
  [
    'Desafios para o acolhimento de refugiados e imigrantes no Brasil',
    'O acolhimento de refugiados esbarra na barreira da língua e na demora em reconhecer diplomas.',
  ],
  [
    'Impactos das apostas virtuais na vida dos brasileiros',
    'As apostas virtuais comprometem a renda das famílias porque a propaganda esconde o risco e a lei chega tarde.',
  ],
  [
    'Caminhos para incentivar a adoção tardia no Brasil',
    'A adoção tardia é rara tanto pelo preconceito com a criança maior quanto pela falta de apoio às famílias.',
  ],
  [
    'Desafios para a proteção dos trabalhadores por aplicativo no Brasil',
    'O trabalhador por aplicativo segue sem proteção, pois a lei não acompanhou a tecnologia e a fiscalização falha.',
  ],
  [
    'A persistência da desigualdade salarial entre homens e mulheres no Brasil',
    'A desigualdade salarial resulta da divisão injusta do cuidado e da falta de transparência nas empresas.',
  ],
  [
    'Desafios para a garantia da mobilidade urbana no Brasil',
    'A mobilidade urbana esbarra na prioridade dada ao carro e no descaso com o transporte público.',
  ],
  [
    'A baixa participação dos jovens na política brasileira',
    'A baixa participação dos jovens decorre de uma escola que não ensina política e de partidos que não os escutam.',
  ],
]

const CLASS_NAMES = {
  opposition: 'oposição',
  cause: 'causa',
  consequence: 'consequência',
  addition: 'adição',
  conclusion: 'conclusão',
  concession: 'concessão',
} as const satisfies Partial<Record<ConnectiveClass, string>>

const CONNECTIVES: readonly (readonly [keyof typeof CLASS_NAMES, from: string, model: string])[] = [
  [
    'opposition',
    'O país produz muito alimento. Milhões de famílias passam fome.',
    'O país produz muito alimento; no entanto, milhões de famílias passam fome.',
  ],
  [
    'cause',
    'O jovem deixa a escola. Ele precisa ajudar na renda da casa.',
    'O jovem deixa a escola porque precisa ajudar na renda da casa.',
  ],
  [
    'consequence',
    'Os postos fecham cedo. O trabalhador perde a vacina.',
    'Os postos fecham cedo. Por isso, o trabalhador perde a vacina.',
  ],
  [
    'addition',
    'O esporte protege a saúde. Ele ensina a conviver.',
    'O esporte protege a saúde. Além disso, ele ensina a conviver.',
  ],
  [
    'conclusion',
    'A água é finita e as cidades crescem. É urgente proteger as nascentes.',
    'A água é finita e as cidades crescem. Portanto, é urgente proteger as nascentes.',
  ],
  [
    'concession',
    'A lei garante acessibilidade. As calçadas continuam cheias de degraus.',
    'Embora a lei garanta acessibilidade, as calçadas continuam cheias de degraus.',
  ],
  [
    'opposition',
    'As redes aproximam quem está longe. Elas afastam quem mora na mesma casa.',
    'As redes aproximam quem está longe, mas afastam quem mora na mesma casa.',
  ],
  [
    'cause',
    'O idoso cai em golpes virtuais. Ninguém o ensinou a usar o aplicativo.',
    'O idoso cai em golpes virtuais, já que ninguém o ensinou a usar o aplicativo.',
  ],
  [
    'consequence',
    'O esgoto corre a céu aberto. As crianças adoecem todo verão.',
    'O esgoto corre a céu aberto; consequentemente, as crianças adoecem todo verão.',
  ],
  [
    'addition',
    'O cinema é caro. Ele fica longe da periferia.',
    'O cinema é caro. Ademais, ele fica longe da periferia.',
  ],
  [
    'conclusion',
    'A leitura começa em casa e os livros custam caro. A biblioteca do bairro é indispensável.',
    'A leitura começa em casa e os livros custam caro. Logo, a biblioteca do bairro é indispensável.',
  ],
  [
    'concession',
    'O ônibus é um direito social. Ele não chega à zona rural.',
    'Ainda que o ônibus seja um direito social, ele não chega à zona rural.',
  ],
  [
    'opposition',
    'A floresta vale mais em pé. O corte ilegal continua.',
    'A floresta vale mais em pé. Contudo, o corte ilegal continua.',
  ],
  [
    'cause',
    'O teatro da cidade está vazio. A passagem custa mais do que o ingresso.',
    'O teatro da cidade está vazio, pois a passagem custa mais do que o ingresso.',
  ],
  [
    'consequence',
    'A notícia falsa assusta os pais. A procura pela vacina cai.',
    'A notícia falsa assusta os pais. Dessa forma, a procura pela vacina cai.',
  ],
  [
    'addition',
    'O catador limpa a cidade. Ele poupa matéria-prima.',
    'O catador limpa a cidade e também poupa matéria-prima.',
  ],
  [
    'conclusion',
    'O cuidado dos idosos cansa e não é pago. O Estado deve dividir essa tarefa.',
    'O cuidado dos idosos cansa e não é pago. Diante disso, o Estado deve dividir essa tarefa.',
  ],
  [
    'concession',
    'O jovem vota aos dezesseis anos. Ele pouco aprende sobre política.',
    'Embora o jovem vote aos dezesseis anos, ele pouco aprende sobre política.',
  ],
]

const ELEMENT_NAMES = {
  agent: 'o agente (quem faz)',
  action: 'a ação (o que será feito)',
  means: 'o meio (como será feito)',
  purpose: 'a finalidade (para quê)',
  detail: 'o detalhamento (uma informação a mais sobre outro elemento)',
} as const satisfies Record<ProposalElement, string>

const PROPOSALS: readonly (readonly [ProposalElement, from: string, model: string])[] = [
  [
    'agent',
    'É preciso criar bibliotecas nos bairros, por meio de parcerias, a fim de formar leitores.',
    'A prefeitura deve criar bibliotecas nos bairros, por meio de parcerias, a fim de formar leitores.',
  ],
  [
    'means',
    'O Ministério da Saúde deve promover campanhas de vacinação, a fim de proteger as crianças.',
    'O Ministério da Saúde deve promover campanhas de vacinação, por meio de visitas às casas, a fim de proteger as crianças.',
  ],
  [
    'purpose',
    'As escolas devem oferecer rodas de conversa, por meio de psicólogos.',
    'As escolas devem oferecer rodas de conversa, por meio de psicólogos, para que os jovens peçam ajuda.',
  ],
  [
    'detail',
    'O governo deve ampliar as ciclovias, por meio de verbas federais, a fim de reduzir os acidentes.',
    'O governo, responsável pela mobilidade, deve ampliar as ciclovias, por meio de verbas federais, a fim de reduzir os acidentes.',
  ],
  [
    'action',
    'O Estado deve agir, por meio de decretos, para que os idosos vivam com dignidade.',
    'O Estado deve criar centros de convivência, por meio de decretos, para que os idosos vivam com dignidade.',
  ],
  [
    'agent',
    'É necessário fiscalizar as feiras, por meio de denúncias anônimas, a fim de proteger os animais.',
    'A polícia deve fiscalizar as feiras, por meio de denúncias anônimas, a fim de proteger os animais.',
  ],
  [
    'means',
    'A mídia deve divulgar os canais de denúncia, para que as mulheres conheçam seus direitos.',
    'A mídia deve divulgar os canais de denúncia, por meio de anúncios no horário nobre, para que as mulheres conheçam seus direitos.',
  ],
  [
    'purpose',
    'As empresas devem oferecer vagas a jovens aprendizes, por meio de convênios.',
    'As empresas devem oferecer vagas a jovens aprendizes, por meio de convênios, a fim de reduzir o abandono dos estudos.',
  ],
  [
    'detail',
    'A prefeitura deve implantar a coleta seletiva, por meio de cooperativas, a fim de reduzir o lixo.',
    'A prefeitura deve implantar a coleta seletiva, sobretudo nos bairros distantes, por meio de cooperativas, a fim de reduzir o lixo.',
  ],
  [
    'action',
    'O Congresso deve olhar para o trabalho por aplicativo, por meio de audiências, para que o entregador tenha descanso.',
    'O Congresso deve regulamentar o trabalho por aplicativo, por meio de audiências, para que o entregador tenha descanso.',
  ],
  [
    'agent',
    'Urge capacitar quem ensina, por meio de cursos gratuitos, para que o estudante autista aprenda.',
    'O Ministério da Educação deve capacitar quem ensina, por meio de cursos gratuitos, para que o estudante autista aprenda.',
  ],
  [
    'means',
    'As universidades devem promover cursos para idosos, a fim de combater a solidão.',
    'As universidades devem promover cursos para idosos, com o auxílio de estudantes voluntários, a fim de combater a solidão.',
  ],
  [
    'purpose',
    'O governo deve investir em redes de esgoto, por meio de parcerias com os municípios.',
    'O governo deve investir em redes de esgoto, por meio de parcerias com os municípios, para que as doenças diminuam.',
  ],
  [
    'detail',
    'As escolas devem incluir aulas de finanças, por meio de oficinas, a fim de formar consumidores livres.',
    'As escolas devem incluir aulas de finanças, como o planejamento da renda, por meio de oficinas, a fim de formar consumidores livres.',
  ],
  [
    'action',
    'A família deve estar presente, por meio do diálogo, a fim de proteger a criança nas redes.',
    'A família deve orientar o uso do celular, por meio do diálogo, a fim de proteger a criança nas redes.',
  ],
]

export const THESIS_TASKS: readonly WrittenTask[] = THESES.map(([theme, model], index) => ({
  id: `tese-${index + 1}`,
  prompt: 'Qual é a sua tese? Escreva em uma ou duas frases o que você defende e por quê.',
  given: theme,
  check: { of: 'thesis', theme },
  model,
}))

export const CONNECTIVE_TASKS: readonly WrittenTask[] = CONNECTIVES.map(([name, from, model], index) => ({
  id: `conectivo-${index + 1}`,
  prompt: `Ligue as duas ideias com um conectivo de ${CLASS_NAMES[name]}.`,
  given: from,
  check: { of: 'connective', classes: classesOf(name), from },
  model,
}))

export const PROPOSAL_TASKS: readonly WrittenTask[] = PROPOSALS.map(([element, from, model], index) => ({
  id: `proposta-${index + 1}`,
  prompt: `Nesta proposta falta ${ELEMENT_NAMES[element]}. Reescreva a frase com ele.`,
  given: from,
  check: { of: 'proposal', elements: [element], from },
  model,
}))

/** Those that a teacher would let pass for one another. */
function classesOf(name: keyof typeof CLASS_NAMES): readonly ConnectiveClass[] {
  switch (name) {
    case 'opposition':
    case 'concession':
      return ['opposition', 'concession']
    case 'consequence':
    case 'conclusion':
      return ['consequence', 'conclusion']
    case 'cause':
    case 'addition':
      return [name]
  }
}
