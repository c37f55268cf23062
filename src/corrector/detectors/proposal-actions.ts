/** Who is asked to do what in a closing, by its trees: "o governo deve criar", "cabe às escolas", "é tarefa das famílias". */
import { childrenOf, type SyntaxSentence, type SyntaxWord } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'

const DUTY =
  /^(?:dev(?:e|em|erá|erão|eria|eriam)|precis(?:a|am|ará|arão)|necessit(?:a|am)|pod(?:e|em|erá|erão|eria|eriam)|há|hão|tem|têm)$/
const ASKING =
  /^(?:cab(?:e|em|erá|eria)|compet(?:e|em|irá|iria)|urge|urgem|incumbe|cumpre|convém|sugere|propõe|recomenda|espera|impõe|é)(?:-se|-lhes?)?$/
const NEEDED = wordSet(
  'necessário necessária necessários necessárias preciso imprescindível fundamental importante essencial urgente vital imperioso imperiosa crucial mister indispensável primordial imperativo viável dever papel função tarefa responsabilidade obrigação medida hora',
)
/** Whoever acts for a country, a school, a house. */
const ACTOR = wordSet(
  'governo governos estado estados poder poderes ministério ministérios congresso senado câmara câmaras prefeitura prefeituras município municípios união mídia mídias imprensa escola escolas instituições instituição universidade universidades faculdades professores família famílias pais responsáveis sociedade população cidadãos cidadão indivíduos ong ongs organizações organização empresas empresa polícia tribunal tribunais secretaria secretarias órgão órgãos autoridades governantes parlamentares deputados comunidade comunidades igreja igrejas agências agência conselho conselhos emissoras plataformas gestores docentes legisladores profissionais instituto institutos fundação fundações associação associações sindicato sindicatos prefeitos governadores governador prefeito presidente vigilância defensoria defensorias procon conar hospitais bibliotecas museus clubes comitê comitês bancos supermercados redes jornais televisões diretores estudantes alunos jovens vereadores médicos psicólogos jornalistas judiciário legislativo executivo anvisa ibama funai sus mec inep capes incra receita marinha exército forças banco centro centros companhias operadoras federação confederações clube artistas moradores voluntários coletivos cidades',
)
export const LINK = /^(?:que|qual|quais|cujo|cuja|cujos|cujas|onde)$/
export const NOUN_OF_ACTION = /(?:ção|ções|mento|mentos|agem|agens)$/
/** It says what comes of it. */
const OUTCOME = /^(?:assim|dess[ea]|dest[ea]|com|só|somente|enfim|então|logo)$/
const FARTHEST_TO = 9

export type Action = { readonly verb: number; readonly subject: number }

/** Verbs and nouns of action that are asked for, with whoever is to do them (−1: nobody is named as subject). */
export function actionsOf(sentence: SyntaxSentence): Action[] {
  const found: Action[] = []
  const add = (verb: number, subject: number) => {
    const word = sentence[verb]
    if (!word || DUTY.test(word.lower) || found.some((other) => other.verb === verb)) return
    found.push({ verb, subject })
    for (const child of childrenOf(sentence, verb, /^conj$/))
      if (sameForm(sentence[child], word)) add(child, subject)
  }
  for (const [at, word] of sentence.entries()) {
    const subject = childrenOf(sentence, at, /^nsubj/)[0] ?? -1
    const isFirst = word.label === 'root' || word.head < 0
    if (DUTY.test(word.lower) && !isInRelative(sentence, at) && isFirmDuty(sentence, at)) {
      const infinitive = infinitiveBehind(sentence, at)
      if (infinitive >= 0)
        add(infinitive, subject >= 0 ? subject : (childrenOf(sentence, infinitive, /^nsubj/)[0] ?? -1))
      continue
    }
    const isWish =
      isFirst &&
      childrenOf(sentence, at, /^mark$/).some((one) => sentence[one]?.lower === 'que') &&
      word.tag.includes('Fin') &&
      subject > 0
    if (isWish) add(at, subject)
    const timely = word.lower === 'hora' ? timelyVerb(sentence, at) : -1
    if (timely >= 0) add(timely, childrenOf(sentence, timely, /^nsubj/)[0] ?? -1)
    if (!isAsking(sentence, at)) continue
    for (const child of word.children) {
      const verb = sentence[child]
      if (!verb || child < at || !/^(?:ccomp|csubj|xcomp|nsubj|nsubj:pass|acl|obj|advcl)/.test(verb.label))
        continue
      const isThat = childrenOf(sentence, child, /^mark$/).some((one) => sentence[one]?.lower === 'que')
      if (isVerb(verb) && !isForWhat(sentence, child) && (isThat || verb.tag.endsWith('.Inf'))) {
        const actor = childrenOf(sentence, child, /^nsubj(?!:pass)/)[0] ?? -1
        add(child, actor)
        // "convém que troquem … e pintem": the second hangs on what asks.
        for (const other of childrenOf(sentence, at, /^conj$/))
          if (
            sentence[other]?.tag.startsWith('VERB.Fin.3') &&
            childrenOf(sentence, other, /^(?:nsubj|csubj|ccomp)/).length === 0
          )
            add(other, actor)
      } else if (NOUN_OF_ACTION.test(verb.lower) && verb.label.startsWith('nsubj')) add(child, -1)
    }
    // "Ampliar o horário é tarefa", "a criação de … é medida".
    const before = word.children.find(
      (child) => child < at && /^(?:csubj|nsubj)/.test(sentence[child]?.label ?? ''),
    )
    const own = before === undefined ? undefined : sentence[before]
    if (
      before !== undefined &&
      own &&
      (own.tag.endsWith('.Inf') || NOUN_OF_ACTION.test(own.lower)) &&
      NEEDED.has(word.lower)
    )
      add(before, -1)
  }
  return found
}

/** "o ministério pode criar": can is must where it is the sentence's own, and no outcome is told. */
function isFirmDuty(sentence: SyntaxSentence, at: number): boolean {
  const word = sentence[at]
  if (!word?.lower.startsWith('pod')) return true
  const infinitive = infinitiveBehind(sentence, at)
  return (
    (word.label === 'root' || word.label === 'conj') &&
    !OUTCOME.test(sentence[0]?.lower ?? '') &&
    !sentence[infinitive]?.tag.includes('Part')
  )
}

/** "É hora de o Ministério levar". */
function timelyVerb(sentence: SyntaxSentence, at: number): number {
  const of = sentence.findIndex(
    ({ lower }, place) => place > at && place < at + 4 && /^d[eoa]s?$/.test(lower),
  )
  if (of < 0) return -1
  return sentence.findIndex(({ tag }, place) => place > of && place < of + FARTHEST_TO && tag === 'VERB.Inf')
}

function isAsking(sentence: SyntaxSentence, at: number): boolean {
  const word = sentence[at]
  if (!word) return false
  if (ASKING.test(word.lower) && word.lower !== 'é' && word.lower !== 'espera') return true
  return (
    NEEDED.has(word.lower) &&
    childrenOf(sentence, at, /^(?:cop|expl|aux)$/).length +
      Number(/^(?:é|faz|torna)/.test(sentence[at - 1]?.lower ?? '')) >
      0
  )
}

/** "deve, por meio de leis, instalar": the asides between do not part duty and verb. */
function infinitiveBehind(sentence: SyntaxSentence, at: number): number {
  const direct = childrenOf(sentence, at, /^(?:xcomp|obj|ccomp)$/).find(
    (one) => one > at && sentence[one]?.tag.endsWith('.Inf'),
  )
  if (direct !== undefined && !isForWhat(sentence, direct)) return passiveOf(sentence, direct)
  const head = sentence[at]?.head ?? -1
  if (sentence[at]?.label === 'aux' && head > at) return head
  let next = at + 1
  if (/^(?:de|que)$/.test(sentence[next]?.lower ?? '')) next += 1
  return sentence[next]?.tag.endsWith('.Inf') ? passiveOf(sentence, next) : -1
}

/** "deve ser criado": the participle says what is done. */
function passiveOf(sentence: SyntaxSentence, at: number): number {
  const next = sentence[at + 1]
  return sentence[at]?.lower === 'ser' && next?.tag.includes('Part') ? at + 1 : at
}

function sameForm(a: SyntaxWord | undefined, b: SyntaxWord): boolean {
  return a !== undefined && isVerb(a) === isVerb(b) && a.tag.split('.')[1] === b.tag.split('.')[1]
}

function isVerb({ tag }: SyntaxWord): boolean {
  return tag.startsWith('VERB')
}

function isInRelative(sentence: SyntaxSentence, at: number): boolean {
  return sentence[at]?.label === 'acl:relcl' || LINK.test(sentence[at - 1]?.lower ?? '')
}

function isForWhat(sentence: SyntaxSentence, at: number): boolean {
  return childrenOf(sentence, at, /^(?:mark|case)$/).some((one) =>
    /^(?:para|a|ao|sem|por)$/.test(sentence[one]?.lower ?? ''),
  )
}

export function isActor(sentence: SyntaxSentence, at: number): boolean {
  const word = sentence[at]
  return word !== undefined && ACTOR.has(word.lower)
}

/** "cabe ao Congresso", "a cargo da Vigilância", "é dever das escolas", "criado pelo Ministério". */
export function actorsAskedOf(sentence: SyntaxSentence): number[] {
  return sentence.flatMap((word, at) => {
    if (!ACTOR.has(word.lower)) return []
    const preposition = sentence[at - 1]?.lower ?? ''
    const before = sentence.slice(Math.max(0, at - FARTHEST_TO), at - 1)
    const said = (pattern: RegExp) => before.some(({ lower }) => pattern.test(lower))
    if (/^(?:ao|à|aos|às)$/.test(preposition))
      return said(/^(?:cab(?:e|em|erá|eria)|compet(?:e|em|irá)|incumbe|cumpre|impõe|atribui(?:-se)?)$/)
        ? [at]
        : []
    if (/^(?:do|da|dos|das)$/.test(preposition))
      return /^(?:cargo|dever|papel|função|tarefa|responsabilidade|obrigação|encargo)$/.test(
        sentence[at - 2]?.lower ?? '',
      ) ||
        (sentence[at - 2]?.lower === 'parte' && sentence[at - 3]?.lower === 'por')
        ? [at]
        : []
    return /^(?:pelo|pela|pelos|pelas)$/.test(preposition) && before.some(({ tag }) => tag.includes('Part'))
      ? [at]
      : []
  })
}
