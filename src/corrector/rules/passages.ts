/**
 * Passages that do not belong to an essay (booklet 2025, p. 10 and 28): talk to whoever marks it, a prayer, a song, an
 * advertisement, what was pasted with it; and who is named in it. What stands between quotation marks is somebody else's.
 */
import { type Reader, read } from '../detectors/reading.ts'
import type { Document, Span } from '../text/document.ts'
import { findPhrases, indexPhrases, type PhraseHit } from '../text/phrases.ts'
import { wordSet } from '../text/word-set.ts'

const PHRASES = indexPhrases({
  talk: 'senhor corretor|senhora corretora|caro corretor|prezado corretor|querido corretor|cara corretora|querida corretora|senhor avaliador|caro avaliador|prezado avaliador|caros avaliadores|banca corretora|banca avaliadora|por favor me dê|me dá nota|me dê uma nota|me dê nota|me dê uma boa nota|nota mil|tirar nota|tirar uma nota boa|uma nota boa|boa sorte para mim|tchau|kkk|kkkk|rsrs|hahaha|fora bolsonaro|fora lula|fora temer|pai nosso|ave maria cheia|amém|em nome de jesus|deus é fiel|modo de preparo|colheres de sopa|colher de sopa|xícaras de|xícara de|misture bem|leve ao forno|forno preaquecido|mexa até|deixe ferver|sal a gosto|ouviram do ipiranga|é nóis|vai corinthians|vai flamengo|vai palmeiras|meu time|esta prova|essa prova|nesta prova|dessa prova|desta prova|o fiscal de sala|fiscal da sala|não sei o que escrever|não sei mais o que escrever|não sei o que dizer|não estudei|eu preciso passar|preciso passar em|preciso passar no|preciso passar na|quero passar em|completar as linhas|completar trinta linhas|preencher as linhas|encher linguiça|acabou o tempo|não deu tempo|me ajuda aí|deixo aqui um abraço|mando um abraço|um beijo para minha mãe|beijo para a minha|siga meu perfil|me segue|me sigam|meu instagram|meu canal|batatinha quando nasce|atirei o pau no gato|se você leu até aqui|você que está lendo|você que está corrigindo|você que vai corrigir|quem estiver corrigindo|quem vai corrigir|quem for corrigir|tenha piedade de mim|tenha pena de mim|me passa|me passe|me aprova|me aprove|me salva|preciso muito dessa nota|preciso dessa nota|preciso muito dessa vaga|orgulho para a minha mãe|orgulho para minha mãe|orgulho da minha mãe|deus te abençoe|boa correção|corrige com carinho|corrija com carinho|não estudei nada|vou parar por aqui|acabaram minhas ideias|acabaram as minhas ideias|fiquei sem ideia|fiquei sem ideias|estou sem ideia|estou sem ideias|estou enrolando|tô enrolando|enrolar até|completar as trinta|completar trinta|completar 30|chegar nas trinta linhas|chegar a trinta linhas|estou com sono|estou com fome|tô com sono|tô com fome|minha redação|assunto da redação|tema da redação|linhas da redação|essa foi boa|rascunho da redação|texto definitivo|folha própria|à tinta preta|proposta de redação|linhas copiadas|até 30 linhas|até trinta linhas|instruções para a redação|conhecimentos construídos ao longo|redija um texto|redija texto|selecione organize|assinale a alternativa|marque a alternativa|clique no link|clique aqui|link da bio|link na bio|garanta já|garanta sua|compre já|compre agora|peça já|assine já|frete grátis|grupo no whatsapp|chama no zap|chama no whatsapp|inscreva-se no canal|se inscreve no canal|deixe o like|deixa o like|deixe seu like|ative o sininho|rogai por nós|santificado seja|seja feita a vossa|livrai-nos do mal|salve rainha|se esta rua|se essa rua fosse|ciranda cirandinha|o cravo brigou|boi da cara preta|minha terra tem palmeiras|vai brasil|rumo ao hexa|salve o corinthians|uma vez flamengo|copie e cole|clique com o botão|como modelo de linguagem|aqui está a redação|segue a redação|aqui está um texto|espero ter ajudado|faz o l|tamo junto|bolsomito|lula livre|entrou no bar|entrou num bar|será atribuída nota zero|linhas escritas|fugir ao tema|fuga ao tema|tangenciar o tema|mínimo sete linhas|mínimo de sete linhas|não tenho mais o que falar|não tenho mais o que dizer|não tenho mais o que escrever|não sei mais o que falar|moço da correção|moça da correção|letra feia|me dá uma forcinha|preço a combinar|tratar com seu|aceito troca|vende-se|aluga-se|para a sua redação|para sua redação|sobre a sua redação|aqui está uma conclusão|aqui está uma introdução|espírito santo amém|abençoe esta prova|deus me ajude',
  identity:
    'onde estudo|onde eu estudo|meu nome é|me chamo|eu me chamo|chamo-me|sou aluno d*|sou aluna d*|sou estudante d*|eu estudo n*|estudo no colégio|estudo na escola|minha escola se chama|moro na rua|moro em|minha professora|meu professor|minha matrícula|meu cpf|minha inscrição|número de inscrição|meu telefone|assinado por',
})

/** Said aloud, to somebody or with somebody: with "!" or "?" behind it, it is no sentence of an essay. */
const ALOUD = wordSet(
  'ei oi olá alô hein né kkk rs rsrs galera mano bora valeu opa uau beijos mengão timão verdão golaço te vocês vlw pfv pls socorro eita oxe uai bah',
)
const FOREIGN = wordSet(
  'the and of to in is that it for was with are this on have not they from which their more people can were will would i my you your he she we his her me very like love when up until every there what because so but at an by or all do if be',
)
const SPANISH = wordSet(
  'el los las y una con del pero muy hasta hay también yo ellos usted ella él es en la lo un al como más todo me mi te su sus porque cuando donde siempre nunca estoy tengo quiero soy este esta mis mucho mucha tus hoy ahora nosotros otra otro',
)
const ONLY_PORTUGUESE = wordSet(
  'não é uma do da dos das no na com são à ao pelo pela também já há os ou mas em',
)
const FOREIGN_WORDS = 12
const FOREIGN_SHARE = 0.4
const NUMBERS = 8
const SOUNDS = 3
const SOUND_LETTERS = 3
const EMOJI = /\p{Extended_Pictographic}/gu
const NO_EMOJI = /[©®™↔‼⁉ℹ]/u
/** A drawing, or what is to be seen as one. */
const DRAWN =
  /\[[^\]\n]{0,200}\b(?:desenho|desenhei|carinha|emoji|boneco|bonequinho|coração)[^\]\n]{0,200}\]|\((?:desenho|carinha|emoji|insira|inserir)[^)\n]{0,200}\)|\s[:=][-'^]?[)D(P](?=\s|$)|<3/giu

/** Classes of words of which two in one sentence tell what it is: a dish, an offer, the writer's own trouble with the exam. */
const CLASSES = indexPhrases({
  cook: 'refogue|acrescente|cozinhe|deixe cozinhar|sirva|bata|misture|tempere|frite|asse|unte|despeje|ferva|deixe ferver|pique|adicione|leve ao fogo|leve ao forno|rale|descasque|peneire|polvilhe|fogo baixo|fogo alto|fogo médio|deixe esfriar|deixe descansar',
  food: 'alho|cebola|molho|carne moída|farinha|açúcar|ovo|ovos|leite condensado|leite|manteiga|margarina|óleo|azeite|sal|pimenta|fermento|arroz|frango|batata|batatas|cenoura|cenouras|tomate|tomates|chocolate|creme de leite|queijo|massa|colher|colheres|xícara|xícaras',
  offer:
    'encomende|encomendem|peça|compre|comprem|ligue|garanta|confira|aproveite|acesse|assine|baixe|clique|cadastre-se|inscreva-se|faça o seu pedido|faça seu pedido|chame no',
  price:
    'reais|direct|link|site|entrega|promoção|desconto|frete|cupom|zap|whatsapp|delivery|parcelas|parcelado|grátis|loja|lojinha|instagram|bio|oferta',
  own: 'não repara|não repare|não liga|confesso que|juro que|não sei|não faço ideia|não tenho ideia|não consegui|não consigo|queria muito|eu preciso|desculpa|desculpe|desculpem|perdão|minha mão|estou nervos*|tô nervos*|estou cansad*|tô cansad*|vou repetir|vou escrever|não me lembro|não lembro|deu branco|esqueci|me perdoa|me perdoe',
  exam: 'letra|linhas|nota|prova|cursinho|raciocínio|matéria|redação|enem|vestibular|o que escrever|que escrever|que dizer|o que dizer|do que dizer|do que falar|tempo de prova|fiscal|folha|rasura|rasuras|caligrafia',
})
const PAIRS = [
  ['cook', 'food'],
  ['offer', 'price'],
  ['own', 'exam'],
] as const
/** Of these classes only what is said to the reader. */
const ORDERS: ReadonlySet<string> = new Set(['cook', 'offer'])
const CALLED = wordSet('galera gente pessoal mano amigos amiga amigo')
const CODE = /[=!<>]=|[{}]|<\/?[a-z]+>|[a-z\d]\)[:;](?=\s)|;\s*[a-z_]+\s*=/gu
const MANY_SIGNS_OF_CODE = 3
const ROWS = ['qwertyuiop', 'asdfghjklç', 'zxcvbnm']
const WALK_LETTERS = 4
const MANY_WALKS = 2

export type Passages = { readonly talk: readonly Span[]; readonly identity: readonly Span[] }

export function findPassages(doc: Document): Passages {
  const reader = read(doc)
  const hits = findPhrases(PHRASES, doc).filter(({ first }) => !reader.isQuoted(first))
  const talk = hits.filter(({ label }) => label === 'talk')
  const identity = hits.filter(({ label }) => label === 'identity')
  return {
    talk: [
      ...talk,
      ...drawings(doc),
      ...runsOf(reader, NUMBERS, (at) => doc.tokens[at]?.kind === 'number'),
      ...sounds(reader),
      ...foreign(reader),
      ...aloud(reader),
      ...paired(reader),
      ...called(reader),
      ...code(doc),
      ...keyboard(doc),
      ...linesLeft(reader),
    ],
    identity: [...identity, ...presented(reader)],
  }
}

function drawings({ text }: Document): Span[] {
  const spans = [...text.matchAll(DRAWN), ...text.matchAll(EMOJI)].filter(
    ({ 0: sign }) => !NO_EMOJI.test(sign),
  )
  return spans.map(({ 0: sign, index }) => ({
    start: index + (sign.length - sign.trimStart().length),
    end: index + sign.length,
  }))
}

/** As many in a row, signs between them not counted. */
function runsOf({ doc }: Reader, least: number, isOne: (at: number) => boolean): Span[] {
  const spans: Span[] = []
  let run: number[] = []
  const end = () => {
    const [first, last] = [doc.tokens[run[0] ?? -1], doc.tokens[run.at(-1) ?? -1]]
    if (run.length >= least && first && last) spans.push({ start: first.start, end: last.end })
    run = []
  }
  for (const [at, { kind }] of doc.tokens.entries()) {
    if (isOne(at)) run.push(at)
    else if (kind !== 'mark') end()
  }
  end()
  return spans
}

/** "lá lá lá", "oh, oh, oh". */
function sounds({ doc, lower, isQuoted }: Reader): Span[] {
  return doc.words.flatMap((at, index) => {
    const next = doc.words.slice(index, index + SOUNDS)
    const isSame =
      next.length === SOUNDS && next.every((one, place) => lower(one) === lower(at) && one - at <= 2 * place)
    const last = doc.tokens[next.at(-1) ?? -1]
    const own = doc.tokens[at]
    if (!isSame || !own || !last || lower(at).length > SOUND_LETTERS || isQuoted(at)) return []
    return [{ start: own.start, end: last.end }]
  })
}

/** A stretch in another language that is no quotation. */
function foreign({ doc, lower, isQuoted }: Reader): Span[] {
  const spans: Span[] = []
  for (const { first, last } of doc.sentences) {
    const words = doc.words.filter((at) => at >= first && at < last && !isQuoted(at))
    const of = (known: ReadonlySet<string>) => words.filter((at) => known.has(lower(at))).length
    if (words.length < FOREIGN_WORDS || of(ONLY_PORTUGUESE) > words.length / 12) continue
    const isForeign =
      of(FOREIGN) / words.length > FOREIGN_SHARE || of(SPANISH) / words.length > FOREIGN_SHARE + 0.1
    const [from, to] = [doc.tokens[words[0] ?? -1], doc.tokens[words.at(-1) ?? -1]]
    if (isForeign && from && to) spans.push({ start: from.start, end: to.end })
  }
  return spans
}

/** Calls out, or asks as in a joke: "E o Flamengo, hein?", "Sabe por que …?" */
function aloud({ doc, lower, isQuoted }: Reader): Span[] {
  return doc.sentences.flatMap(({ first, last, start, end }) => {
    const sign = lower(last - 1)
    if ((sign !== '!' && sign !== '?') || isQuoted(first)) return []
    const isJoke = lower(first) === 'sabe' && sign === '?'
    const isCall = doc.tokens
      .slice(first, last)
      .some(({ kind, lower: word }, at) => kind === 'word' && ALOUD.has(word) && !isQuoted(first + at))
    return isJoke || isCall ? [{ start, end }] : []
  })
}

/** Somebody else's sentence, told by two classes of words that meet in it. */
function paired(reader: Reader): Span[] {
  const { doc, isQuoted } = reader
  const hits = findPhrases(CLASSES, doc).filter(
    (hit) => !isQuoted(hit.first) && (!ORDERS.has(hit.label) || isOrder(reader, hit)),
  )
  return doc.sentences.flatMap(({ start, end }, at) => {
    const own = hits.filter(({ sentence }) => sentence === at)
    const isTold = PAIRS.some((pair) => pair.every((label) => own.some((hit) => hit.label === label)))
    return isTold ? [{ start, end }] : []
  })
}

/** "Refogue a cebola e sirva", said to the reader; "que a escola sirva arroz" asks it of somebody. */
function isOrder({ doc, lower, isWord }: Reader, { first, sentence }: PhraseHit): boolean {
  const start = doc.sentences[sentence]?.first ?? 0
  const opens = first === start || !isWord(first - 1) || /^(?:e|já|depois|então)$/.test(lower(first - 1))
  return opens && !doc.tokens.slice(start, first).some(({ lower: word }) => word === 'que')
}

/** "…, galera, …": said to friends. */
function called({ doc, lower, isQuoted }: Reader): Span[] {
  return doc.tokens.flatMap(({ lower: word, start, end }, at) =>
    CALLED.has(word) &&
    lower(at - 1) === ',' &&
    /^[,!?.]$/.test(lower(at + 1)) &&
    !isQuoted(at) &&
    !isListed(doc, at)
      ? [{ start, end }]
      : [],
  )
}

/** "família, amigos, vizinhos": said of friends. */
function isListed({ tokens }: Document, at: number): boolean {
  return tokens[at + 2]?.lower === 'e' || tokens[at + 3]?.lower === ',' || tokens[at - 3]?.lower === ','
}

/** "asdfgh qwerty": fingers that walk along the keys. */
function keyboard({ tokens }: Document): Span[] {
  const walks = tokens.filter(
    ({ kind, lower }) =>
      kind === 'word' && lower.length >= WALK_LETTERS && ROWS.some((row) => row.includes(lower)),
  )
  return walks.length >= MANY_WALKS ? walks : []
}

/** "ainda faltam quatro linhas". */
function linesLeft({ doc, lower, isQuoted }: Reader): Span[] {
  return doc.tokens.flatMap(({ lower: word, start }, at) => {
    if (!/^falta(?:m|ndo)?$/.test(word) || isQuoted(at)) return []
    const lines = [1, 2, 3].find((step) => /^linhas?$/.test(lower(at + step)))
    const isOfThem = lines !== undefined && /^(?:de|do|da|para)$/.test(lower(at + lines + 1))
    const last = lines === undefined || isOfThem ? undefined : doc.tokens[at + lines]
    return last ? [{ start, end: last.end }] : []
  })
}

/** Lines of a program or of a page. */
function code({ text }: Document): Span[] {
  const signs = [...text.matchAll(CODE)]
  const [first, last] = [signs[0], signs.at(-1)]
  if (signs.length < MANY_SIGNS_OF_CODE || !first || !last) return []
  return [{ start: first.index, end: last.index + last[0].length }]
}

/** "Eu, Fernanda Lopes, aluna …", "Sou o Pedro": the writer by name. */
function presented({ doc, lower, isQuoted }: Reader): Span[] {
  return doc.words.flatMap((at) => {
    const isIntroduced =
      (lower(at) === 'eu' && lower(at + 1) === ',') || (lower(at) === 'sou' && /^[oa]$/.test(lower(at + 1)))
    if (!isIntroduced || isQuoted(at)) return []
    const [own, name] = [doc.tokens[at], doc.tokens[at + 2]]
    return own && name?.isCapital ? [{ start: own.start, end: name.end }] : []
  })
}
