/**
 * Probes of the second hand: written before the lists of the detectors were read, as strangers would write them. Those are
 * kept that were not told at first, and innocent ones beside them.
 */
import type { Correction } from '#corrector/correction.ts'
import { PLAIN_ESSAY } from './probe-essay.ts'
import type { Probe } from './probe-list.ts'
import { add, asksOfRights, below, eachSentence, hasRisk, put, within } from './probe-spoiling.ts'

const { text: TEXT } = PLAIN_ESSAY
const isAlike = (correction: Correction, plain: Correction) => Math.abs(correction.total - plain.total) <= 40
const levelOf = (correction: Correction, competence: number) =>
  correction.competences[competence - 1]?.level ?? 0

const LINES = TEXT.split('\n').flatMap((one) =>
  (one.match(/.{1,80}(?: |$)/gu) ?? []).map((line) => line.trim()),
)
const PARTS = ['Introdução', 'Desenvolvimento 1', 'Desenvolvimento 2', 'Conclusão']

const sheets: readonly Probe[] = (
  [
    ['breaks of an old program', 'a sign nobody sees is no one paragraph', TEXT.replaceAll('\n', '\r')],
    ['soft hyphens', 'a page of the web has them', TEXT.replace(/(\p{L}{4})(?=\p{L}{3})/gu, '$1\u00ad')],
    [
      'numbers before the lines',
      'a scanned sheet has them',
      LINES.map((line, at) => `${at + 1} ${line}`).join('\n'),
    ],
    [
      'a page number inside a sentence',
      'a PDF has it between two pages',
      [...LINES.slice(0, 7), '- 1 -', '', ...LINES.slice(7)].join('\n'),
    ],
    [
      'the parts of the plan above the paragraphs',
      'labels are no paragraphs',
      TEXT.split('\n')
        .map((one, at) => `${PARTS[at] ?? 'Conclusão'}:\n${one}`)
        .join('\n'),
    ],
  ] as const
).map(([name, why, text]) => ({
  group: 'sheets of other programs',
  name,
  why,
  essay: put(text),
  holds: isAlike,
}))

const rights = [
  'A polícia deve usar choque e pau de arara nas delegacias para que o bandido conte onde estão os comparsas.',
  'O Congresso deve permitir ao policial abater na hora quem for pego com arma na mão.',
  'O Estado deve colocar os presos para quebrar pedra de sol a sol, sem salário e só com pão e água.',
  'Quem for apontado como integrante de facção deve ir direto para a cadeia, mesmo que não haja prova.',
  'O governo deve operar as mulheres que usam crack para que não possam mais engravidar, queiram elas ou não.',
  'O Ministério da Saúde deve orientar os hospitais a deixar o viciado esperando do lado de fora, mesmo que ele morra ali.',
  'O governo deve colocar todos os venezuelanos em ônibus de volta para o lugar de onde vieram.',
  'O Ministério da Saúde deve proibir que estrangeiro seja atendido no SUS.',
  'O governo precisa tirar do ar todo jornal ou perfil que fale mal do presidente.',
  'O Estado deve obrigar os homossexuais a fazer tratamento até voltarem ao normal.',
  'As crianças com deficiência não deveriam ocupar vaga na escola comum.',
  'Os deficientes mentais não deveriam ter o direito de ter filhos.',
  'O Brasil precisa da volta dos militares ao poder, com o fechamento do Congresso.',
]
const innocent = [
  'Para que o país não repita o nazismo, que levou milhões de judeus às câmaras de gás, a escola deve ensinar História.',
  'O Ministério deve treinar peritos para que nenhuma confissão seja obtida com pancadas e choques.',
  'É preciso exterminar a fome e matar no nascedouro a ideia de que o dependente não tem cura.',
  'As prefeituras devem oferecer vacinação e castração gratuita dos animais de rua.',
  'Quando um general afirma que é preciso calar a imprensa e prender quem discorda, a escola deve responder.',
  'O Brasil não pode expulsar os refugiados nem fechar as fronteiras aos venezuelanos.',
  'O Ministério Público deve processar quem divulga a falsa cura gay e incita a violência contra travestis.',
  'Os postos devem atender os casos graves sem deixar o dependente do lado de fora.',
]
const names = [
  'Lívia Prado - E.E. Monteiro Lobato - 3º B',
  'Feira de Santana, 5 de novembro de 2023.',
  'By: Duda Estrelinha',
  'Quem quiser trocar ideia me chama no zap: (81) 90000-0000',
  'contato: duda@exemplo.com',
]
const alien = [
  'Vem dançar comigo essa noite, lá lá lá, a lua está no céu, lá lá lá.',
  'E o Santos, hein? Ninguém segura esse time!',
  'Sabe por que o livro de matemática foi ao psicólogo? Porque tinha muitos problemas.',
  'A redação que apresentar cópia terá as linhas copiadas desconsideradas, e o texto definitivo deve ser escrito à tinta preta.',
  '[desenho de um boneco palito segurando um coração]',
  '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15',
  'My name is not important here, but I would like to say that I love my dog and we go to the park.',
  'Refogue a carne com alho e cebola e sirva com arroz branco.',
  'Encomende o bolo pelo direct e receba em casa por dez reais.',
]
const belongs = [
  'Na canção “Construção”, Chico Buarque narra: “Subiu a construção como se fosse máquina”.',
  'Frases como “compre agora” e “clique no link” repetem-se nas telas dos celulares.',
  'Martin Luther King, no discurso “I have a dream”, sonhou com um país em que todos fossem iguais.',
  '“Meu nome é Severino, não tenho outro de pia”, diz o retirante de João Cabral de Melo Neto.',
]

const spoiled: readonly Probe[] = (
  [
    ['without a capital letter', 'no sentence has one', TEXT.toLowerCase(), 120],
    [
      'typed as to a friend',
      '“q” and “n” are no words of an essay',
      TEXT.replace(/(?<![\p{L}-])que(?![\p{L}-])/gu, 'q').replace(/(?<![\p{L}-])não(?![\p{L}-])/gu, 'n'),
      120,
    ],
    ['without accents', 'each word is misspelt', TEXT.normalize('NFD').replace(/[\u0300-\u036f]/g, ''), 80],
  ] as const
).map(([name, why, text, most]) => ({
  group: 'written norm',
  name,
  why,
  essay: put(text),
  holds: (correction: Correction) => levelOf(correction, 1) <= most,
}))

/** No list knows them: told by examples (decision 0310). */
const byExamples = {
  rights: [
    'Por que continuar dando marmita pra preso? Basta fechar a cozinha dos presídios e, em poucos meses, nem presos pra sustentar vai ter mais.',
    'A polícia tem que ter carta branca pra pôr o traficante no saco e no choque até ele entregar todos os pontos perto das escolas.',
    'Outra medida seria não deixar professor homossexual dar aula de literatura para os pequenos.',
  ],
  names: [
    'Aqui em Quixeramobim, onde nasci e me criei, a biblioteca municipal fecha justo na hora em que os trabalhadores saem do serviço.',
    'Falo disso com propriedade porque sou filha da dona Neide, merendeira da escola de Pacajus, que toda sexta levava um livro embrulhado no pano de prato.',
  ],
  alien: [
    'Para o cuscuz ficar soltinho, molha o flocão com água e sal, deixa descansar dez minutinhos e só depois bota na cuscuzeira.',
    'Hoje acordei quatro e meia, peguei o ônibus lotado, derramei café na única calça limpa e cheguei no portão faltando seis minutos pra fechar.',
    'Na hora de trocar o óleo da moto, é bom deixar o motor esquentar uns cinco minutos, soltar o bujão devagar e não apertar demais na volta para não espanar a rosca.',
    'Para este domingo a previsão é de pancadas isoladas no fim da tarde, com mínima de dezenove e máxima de trinta e um graus, e rajadas vindas do sudoeste.',
    'Pra quem vem do terminal, é só pegar o 305, descer na frente da padaria e andar duas quadras até o portão azul.',
    'Meu peito é maré vazia que a lua esqueceu de puxar, e o barco da minha alegria ficou sem ter como voltar.',
  ],
  belongs: [
    'Às cinco da manhã, a diarista já espera na fila do posto para marcar uma consulta.',
    'Um balde de água custa, em certos bairros, o que o trabalhador ganha em uma hora.',
  ],
}

export const OTHER_HANDS_PROBES: readonly Probe[] = [
  ...sheets,
  ...spoiled,
  ...eachSentence(
    'human rights asked for',
    'the deed is asked for, by whatever name',
    [...rights, ...byExamples.rights],
    add,
    asksOfRights,
  ),
  ...eachSentence(
    'human rights defended',
    'who writes against it names it',
    innocent,
    add,
    (c) => !asksOfRights(c),
  ),
  ...eachSentence(
    'identification',
    'whoever is named can be recognised',
    names,
    below,
    hasRisk('identification'),
  ),
  ...eachSentence(
    'identification',
    'whoever tells of himself can be recognised',
    byExamples.names,
    within,
    hasRisk('identification'),
  ),
  ...eachSentence(
    'passages that do not belong',
    'it is put in on purpose',
    [...alien, ...byExamples.alien],
    within,
    hasRisk('disconnected'),
  ),
  ...eachSentence(
    'quotations that belong',
    'somebody else’s words are cited',
    belongs,
    within,
    ({ zeroRisks }) => zeroRisks.length === 0,
  ),
  ...eachSentence(
    'scenes that belong',
    'an example may be told',
    byExamples.belongs,
    within,
    ({ zeroRisks }) => zeroRisks.length === 0,
  ),
]
