/**
 * Elements of a proposal that no list of phrases has, told by the trees of the closing: a verb that is asked for, its
 * subject, "para" and what for, what is added behind a comma. They are marked; the measures count the lists alone.
 */
import type { ProposalElement } from '../lexicon/proposal.ts'
import { BEFORE } from '../syntax/features.ts'
import { childrenOf, type SyntaxSentence, type SyntaxWord } from '../syntax/sentences.ts'
import type { Document } from '../text/document.ts'
import type { PhraseHit } from '../text/phrases.ts'
import { wordSet } from '../text/word-set.ts'

export type ClauseHits = Readonly<Record<ProposalElement, readonly PhraseHit[]>> & {
  /** Sentences that propose, or follow one that does: their phrases count as means and purposes. */
  readonly sentences: ReadonlySet<number>
}

const DUTY =
  /^(?:dev(?:e|em|erá|erão|eria|eriam)|precis(?:a|am|ará|arão)|necessit(?:a|am)|pod(?:e|em|erá|erão|eria|eriam)|há|hão|tem|têm)$/
const ASKING =
  /^(?:cab(?:e|em|erá|eria)|compet(?:e|em|irá|iria)|urge|urgem|incumbe|cumpre|convém|sugere|propõe|recomenda|espera|impõe|é)(?:-se|-lhes?)?$/
const NEEDED = wordSet(
  'necessário necessária necessários necessárias preciso imprescindível fundamental importante essencial urgente vital imperioso imperiosa crucial mister indispensável primordial imperativo viável dever papel função tarefa responsabilidade obrigação medida hora',
)
/** Nothing that somebody could be seen doing. */
const NO_ACTION = wordSet(
  'ser estar haver ter agir mudar caminhar continuar deixar tornar tornar-se ocorrer acontecer existir parar passar começar ressaltar destacar salientar lembrar frisar analisar discutir refletir dar-se ficar permanecer contar unir-se feito feita feitos feitas considerar conter fazer-se poder dever tomar tomem tome tomemos tomada tomadas tomado tomados intervir intervenha trabalhar trabalharem',
)
/** Whoever acts for a country, a school, a house. */
const ACTOR = wordSet(
  'governo governos estado estados poder poderes ministério ministérios congresso senado câmara câmaras prefeitura prefeituras município municípios união mídia mídias imprensa escola escolas instituições instituição universidade universidades faculdades professores família famílias pais responsáveis sociedade população cidadãos cidadão indivíduos ong ongs organizações organização empresas empresa polícia tribunal tribunais secretaria secretarias órgão órgãos autoridades governantes parlamentares deputados comunidade comunidades igreja igrejas agências agência conselho conselhos emissoras plataformas gestores docentes legisladores profissionais instituto institutos fundação fundações associação associações sindicato sindicatos prefeitos governadores governador prefeito presidente vigilância defensoria defensorias procon conar hospitais bibliotecas museus clubes comitê comitês bancos supermercados redes jornais televisões diretores estudantes alunos jovens vereadores médicos psicólogos jornalistas judiciário legislativo executivo anvisa ibama funai sus mec inep capes incra receita marinha exército forças banco centro centros companhias operadoras federação confederações clube artistas moradores voluntários coletivos cidades',
)
const LINK = /^(?:que|qual|quais|cujo|cuja|cujos|cujas|onde)$/
const GOAL = /^(?:objetivo|intuito|propósito|fito|escopo|finalidade|intenção|vistas|fim|base|isso|efeito)$/
const MONEY =
  /^(?:uso|verbas?|recursos?|impostos?|parcerias?|convênios?|apoio|auxílio|ajuda|financiamento|investimentos?|aumento|doações|editais|dinheiro|patrocínio|fundos?|repasses?)$/
const PAID = /^(?:financi|custe|subsidi|patrocin|mant|pag)\p{L}*d[oa]s?$/u
const NOUN_OF_ACTION = /(?:ção|ções|mento|mentos|agem|agens)$/
/** Nouns of that ending that are nothing done. */
const NO_DEED =
  /^(?:situaç|populaç|relaç|educaç|informaç|constituiç|naç|tradiç|condiç|momento|elemento|sentimento|pensamento|conhecimento)/
/** It says what comes of it. */
const OUTCOME = /^(?:assim|dess[ea]|dest[ea]|com|só|somente|enfim|então|logo)$/
const NO_START = /^(?:então|daí|disso|disto|desse|dessa|desses|dessas|deste|desta|momento|agora|hoje|ali|aí)$/
const FARTHEST_TO = 9

export function readClauses(doc: Document, sentences: readonly SyntaxSentence[]): ClauseHits {
  const found: Record<ProposalElement, PhraseHit[]> = {
    action: [],
    agent: [],
    means: [],
    purpose: [],
    detail: [],
  }
  const proposing = new Set<number>()
  const last = doc.paragraphs.length - 1
  if (last < 1) return { ...found, sentences: proposing }
  let isBehindProposal = false
  for (const sentence of sentences) {
    if (doc.tokens[sentence[0]?.token ?? -1]?.paragraph !== last) continue
    const put = (element: ProposalElement, at: number, to = at) => {
      const hit = hitOf(doc, sentence, element, at, to)
      if (hit) found[element].push(hit)
    }
    const actions = actionsOf(sentence)
    const own = actions.filter(
      ({ verb, subject }) =>
        (subject < 0 || isActor(sentence, subject)) && !NO_ACTION.has(sentence[verb]?.lower ?? ''),
    )
    const things = actions.filter(({ subject }) => subject >= 0 && !isActor(sentence, subject))
    for (const { verb, subject } of own) {
      put('action', verb)
      if (subject >= 0) put('agent', subject)
    }
    for (const at of actorsAskedOf(sentence)) put('agent', at)
    const first = Math.min(...own.map(({ verb }) => verb))
    const proposes = own.length > 0
    if (proposes || isBehindProposal) {
      for (const { verb } of things) if (!proposes || verb > first) put('detail', verb)
      for (const [at, to] of meansOf(sentence)) put('means', at, to)
      for (const [at, to] of purposesOf(sentence, proposes ? first : -1)) put('purpose', at, to)
      const how = found.means.at(-1)?.first ?? -1
      for (const at of detailsOf(sentence, found, proposes ? first : 0))
        if (proposes || (how >= (sentence[0]?.token ?? 0) && how < (sentence[at]?.token ?? 0)))
          put('detail', at)
      proposing.add(doc.tokens[sentence[0]?.token ?? -1]?.sentence ?? -1)
    }
    isBehindProposal = proposes
  }
  return { ...found, sentences: proposing }
}

function hitOf(
  doc: Document,
  sentence: SyntaxSentence,
  element: ProposalElement,
  at: number,
  to: number,
): PhraseHit | null {
  const [first, last] = [sentence[at]?.token ?? -1, sentence[to]?.token ?? -1]
  const [from, until] = [doc.tokens[first], doc.tokens[last]]
  if (!from || !until || sentence[at]?.isQuoted) return null
  const phrase = sentence
    .slice(at, to + 1)
    .map(({ lower }) => lower)
    .join(' ')
  return {
    label: element,
    phrase,
    start: from.start,
    end: until.end,
    first,
    last: last + 1,
    sentence: from.sentence,
    paragraph: from.paragraph,
  }
}

type Action = { readonly verb: number; readonly subject: number }

/** Verbs and nouns of action that are asked for, with whoever is to do them (−1: nobody is named as subject). */
function actionsOf(sentence: SyntaxSentence): Action[] {
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

function isActor(sentence: SyntaxSentence, at: number): boolean {
  const word = sentence[at]
  return word !== undefined && ACTOR.has(word.lower)
}

/** "cabe ao Congresso", "a cargo da Vigilância", "é dever das escolas", "criado pelo Ministério". */
function actorsAskedOf(sentence: SyntaxSentence): number[] {
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

/** "a partir de audiências", "com a contratação de", "financiado com o imposto". */
function meansOf(sentence: SyntaxSentence): [number, number][] {
  return sentence.flatMap((word, at): [number, number][] => {
    const next = (step: number) => sentence[at + step]?.lower ?? ''
    if (word.lower === 'a' && next(1) === 'partir' && /^d[eoa]s?$/.test(next(2)) && !NO_START.test(next(3)))
      return /^\d/.test(next(3)) ? [] : [[at, at + 2]]
    if (
      /^(?:mediante|via)$/.test(word.lower) &&
      at > 0 &&
      /^(?:NOUN|DET|ADJ)/.test(sentence[at + 1]?.tag ?? '')
    )
      return [[at, at]]
    if (word.lower !== 'com') return []
    const noun = /^(?:[oa]s?|uma?|mais|novas?|novos?)$/.test(next(1)) ? at + 2 : at + 1
    const own = sentence[noun]?.lower ?? ''
    const isPaid = PAID.test(sentence[at - 1]?.lower ?? '')
    const isComplement = sentence[at - 1]?.tag.startsWith('VERB.Inf') === true
    const isMeans =
      ((NOUN_OF_ACTION.test(own) && !NO_DEED.test(own)) || MONEY.test(own) || isPaid) &&
      !GOAL.test(own) &&
      !isComplement
    return isMeans ? [[at, noun]] : []
  })
}

/** @param first where the first action stands; −1 in a sentence that only follows a proposal */
function purposesOf(sentence: SyntaxSentence, first: number): [number, number][] {
  return sentence.flatMap((word, at): [number, number][] => {
    const next = (step: number) => sentence[at + step]?.lower ?? ''
    if (word.lower === 'para' && next(1) === 'que') return [[at, at + 1]]
    if (
      /^(?:de|por)$/.test(word.lower) &&
      /^(?:modo|forma|maneira|sorte)$/.test(next(1)) &&
      /^(?:que|a)$/.test(next(2))
    )
      return at > 2 ? [[at, at + 2]] : []
    if (word.lower === 'com' && next(1) === 'o' && next(2) === 'fim' && at > 2) return [[at, at + 2]]
    if (word.lower === 'tendo' && next(1) === 'em' && next(2) === 'vista' && at > 2) return [[at, at + 2]]
    if (word.lower === 'em' && next(1) === 'prol' && word.before !== 0 && at > 2) return [[at, at + 1]]
    const isBehind = first >= 0 && at > first
    if (word.lower !== 'para' || !isBehind || !sentence[at + 1]?.tag.endsWith('.Inf')) return []
    // "medidas para combater": what they are, not what for.
    const isOfNoun =
      word.before === 0 &&
      /^(?:medidas?|ações|soluções|políticas|campanhas|forma|tempo)$/.test(sentence[at - 1]?.lower ?? '')
    return isOfNoun ? [] : [[at, at + 1]]
  })
}

/** What is added behind a comma to somebody or something of the proposal. */
function detailsOf(
  sentence: SyntaxSentence,
  found: Readonly<Record<ProposalElement, readonly PhraseHit[]>>,
  first: number,
): number[] {
  const agents = new Set(found.agent.map(({ first: token }) => token))
  const isPurpose = (at: number) =>
    found.purpose.some(
      ({ first: token }) => token < (sentence[at]?.token ?? 0) && token >= (sentence[first]?.token ?? 0),
    )
  return sentence.flatMap((word, at) => {
    if (word.before === 0 || at < 2 || PAID.test(word.lower)) return []
    if (word.before !== BEFORE.comma && word.tag.startsWith('PROPN')) return []
    if (word.lower === 'o' && sentence[at + 1]?.lower === 'que') return []
    const head = sentence[word.head]
    const isOfAgent = head !== undefined && agents.has(head.token)
    if (word.label === 'appos' && (isOfAgent || isNextToAgent(sentence, at, agents))) return [at]
    const preposition = /^(?:n?[oa]s?|em|d[oa]s?|por)$/.test(word.lower) ? at + 1 : at
    const isBareWhich = /^qua(?:l|is)$/.test(word.lower)
    if (isBareWhich) return []
    const link = LINK.test(word.lower) ? at : LINK.test(sentence[preposition]?.lower ?? '') ? preposition : -1
    if (link >= 0 && sentence[at - 1] !== undefined && !isClauseOfVerb(sentence, at - 1)) {
      const isConjunction = sentence[link]?.label === 'mark' && sentence[link]?.lower === 'que'
      return isPurpose(at) || isConjunction ? [] : [link]
    }
    if (word.tag.includes('Part') && /^acl/.test(word.label) && at > first && !isPurpose(at)) return [at]
    const isWith =
      word.lower === 'com' &&
      at > first &&
      !isPurpose(at) &&
      !/^(?:ess[ea]s?|est[ea]s?|isso|tais|[oa])$/.test(sentence[at + 1]?.lower ?? '')
    const [one, two] = [sentence[at + 1]?.lower ?? '', sentence[at + 2]?.lower ?? '']
    if (isWith && ![one, two].some((own) => GOAL.test(own) || MONEY.test(own) || NOUN_OF_ACTION.test(own)))
      return [at]
    const isExample = word.lower === 'a' && one === 'exemplo'
    return isExample ? [at + 1] : []
  })
}

/** "as escolas, espaços em que …": directly behind the agent and its complements. */
function isNextToAgent(sentence: SyntaxSentence, at: number, agents: ReadonlySet<number>): boolean {
  for (let place = at - 1; place >= Math.max(0, at - 7); place -= 1) {
    if (agents.has(sentence[place]?.token ?? -1)) return true
    if (/^(?:VERB|AUX)/.test(sentence[place]?.tag ?? '') || sentence[place]?.before !== 0) {
      return agents.has(sentence[place]?.token ?? -1)
    }
  }
  return false
}

/** "afirma, que": a clause of its verb. */
function isClauseOfVerb(sentence: SyntaxSentence, at: number): boolean {
  return /^(?:VERB|AUX)/.test(sentence[at]?.tag ?? '')
}
