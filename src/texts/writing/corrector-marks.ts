/** Why a place is marked, and what to do for the next level: one pair for each kind of mark of the corrector. */
import type { Finding, MarkKind } from '#corrector/kinds.ts'

type Pair = { readonly why: string; readonly next: string }
type Facts = Pick<Finding, 'better' | 'about'>

const CLASS_NAMES: Readonly<Record<string, string>> = {
  addition: 'adição',
  opposition: 'oposição',
  concession: 'concessão',
  cause: 'causa',
  consequence: 'consequência',
  conclusion: 'conclusão',
  comparison: 'comparação',
  condition: 'condição',
  purpose: 'finalidade',
  example: 'exemplificação',
  order: 'ordem',
  time: 'tempo',
  restating: 'retomada',
}
const REPERTOIRE_NAMES: Readonly<Record<string, string>> = {
  person: 'um autor ou estudioso',
  name: 'um nome conhecido',
  law: 'uma lei ou um direito',
  data: 'um dado ou uma instituição',
  work: 'uma obra',
  history: 'um fato ou período histórico',
  concept: 'um conceito',
}

const EXPLANATION_NAMES: Readonly<Record<string, string>> = {
  cause: ': diz a causa',
  consequence: ': diz a consequência',
  example: ' com um exemplo',
  restating: ': retoma com outras palavras',
  comparison: ' por comparação',
  bridge: ': leva da referência ao tema',
}

const OPENING_REASONS: Readonly<Record<string, string>> = {
  expressão: 'A expressão que abre a frase, antes da oração principal, fica separada por vírgula.',
  oração: 'A oração que abre a frase fica separada da principal por vírgula.',
  citação: 'Entre quem diz e a citação vai vírgula.',
  obra: 'Depois do título da obra, a frase segue com outra parte: aqui vai vírgula.',
}
const CLAUSE_REASONS: Readonly<Record<string, string>> = {
  que: 'O nome já diz de quem se fala; o que vem depois só explica e fica separado por vírgula.',
  'tais como': 'Os exemplos que “tais como” apresenta ficam separados por vírgula.',
  seja: 'As alternativas que “seja” abre ficam separadas por vírgula.',
  sejam: 'As alternativas que “sejam” abre ficam separadas por vírgula.',
  enumeração:
    'Numa enumeração vai vírgula entre um item e outro, também antes do último resumo (“entre outros”).',
  'oração nova':
    'Aqui começa outra oração sem sinal nenhum: vai vírgula ou, se cada parte se sustenta sozinha, ponto.',
}
const NEW_SENTENCE =
  'O que vem depois da vírgula é outra frase inteira: entre as duas vai ponto final (ou ponto e vírgula).'

const write = ({ better }: Facts) => (better ? ` Escreva “${better}”.` : '')

const SENTENCES: Readonly<Record<MarkKind, (facts: Facts) => Pair>> = {
  spelling: (f) => ({
    why: `O dicionário não reconhece esta grafia.${f.better ? ` Talvez você queira “${f.better}”.` : ''}`,
    next: 'Confira a palavra no dicionário e anote-a: um mesmo erro repetido pesa mais.',
  }),
  accent: (f) => ({
    why: `${f.about ? `Sem o acento, “${f.about}” é outra palavra.` : 'Falta ou sobra um acento.'}${write(f)}`,
    next: 'Leia a palavra em voz alta, ache a sílaba forte e lembre a regra dela.',
  }),
  capital: (f) => ({
    why: `Nome próprio começa com maiúscula.${write(f)}`,
    next: 'Na revisão, confira nomes de países, instituições e pessoas.',
  }),
  'crase-extra': (f) => ({
    why: `Aqui não cabe este acento${f.about ? ': o sinal da crase é o grave, nunca o agudo' : ': falta o artigo “a” depois da preposição'}.${write(f)}`,
    next: 'Troque a palavra seguinte por uma masculina: se não der “ao”, não há crase.',
  }),
  'crase-missing': (f) => ({
    why: `A preposição “a” encontra o artigo “a” (ou é locução feminina): há crase.${write(f)}`,
    next: 'Troque a palavra seguinte por uma masculina: se der “ao”, escreva “à”.',
  }),
  'agreement-nominal': (f) => ({
    why: `${f.about ? `Esta palavra concorda com “${f.about}”.` : 'As palavras que acompanham o nome concordam com ele em gênero e número.'}${f.better ? ` Seria “${f.better}”.` : ''}`,
    next: 'Na revisão, leia cada nome junto com o artigo e o adjetivo dele.',
  }),
  'agreement-verbal': (f) => ({
    why: `O verbo concorda com o sujeito${f.about ? `, que é “${f.about}”, não com a palavra ao lado` : ''}.${write(f)}`,
    next: 'Ache o sujeito de cada verbo e leia só os dois juntos.',
  }),
  'comma-after-connective': (f) => ({
    why: `Depois de “${f.about ?? 'o conectivo'}”, no início da frase, vai vírgula.`,
    next: 'O conectivo que abre a frase está deslocado: separe-o da oração com vírgula.',
  }),
  'comma-around-connective': (f) => ({
    why: f.about?.endsWith('…')
      ? `O trecho que começa por “${f.about.slice(0, -1)}” está intercalado, e uma das duas vírgulas falta.`
      : `“${f.about ?? 'O conectivo'}” no meio da frase pede vírgula antes (e, deslocado, também depois).`,
    next: 'Tire o trecho e releia: se a frase continua inteira, ele fica entre duas vírgulas.',
  }),
  'comma-before-clause': (f) => ({
    why:
      CLAUSE_REASONS[f.about ?? ''] ??
      `Antes de “${f.about ?? 'o conectivo'}”, que liga outra oração, vai vírgula.`,
    next: 'Marque com vírgula o ponto em que começa a explicação ou a oposição.',
  }),
  'comma-after-adjunct': (f) => ({
    why:
      OPENING_REASONS[f.about ?? ''] ??
      'A expressão de tempo ou lugar que abre a frase fica separada por vírgula.',
    next: 'Quando a frase não começa pelo sujeito, veja se o começo pede vírgula.',
  }),
  'comma-subject-verb': () => ({
    why: 'Esta vírgula separa o sujeito do seu verbo.',
    next: 'Apague-a: entre sujeito e verbo não vai vírgula, por mais longo que seja o sujeito.',
  }),
  'comma-stray': (f) => ({
    why:
      f.about === 'ponto'
        ? NEW_SENTENCE
        : `A vírgula depois de “${f.about ?? 'que'}” ficou sozinha: ou sobra, ou falta a que fecha a intercalação.`,
    next:
      f.about === 'ponto'
        ? 'Leia as duas partes em voz alta: se cada uma se sustenta sozinha, separe-as por ponto.'
        : 'Leia sem o trecho do meio: se nada foi intercalado, apague a vírgula; se foi, feche com outra.',
  }),
  'ha-a': (f) => ({
    why: `Tempo passado pede “há”; tempo futuro e distância pedem “a”.${write(f)}`,
    next: 'Se couber “faz”, escreva “há”.',
  }),
  'mal-mau': (f) => ({
    why: `“Mau” é o contrário de “bom”; “mal”, o contrário de “bem”.${write(f)}`,
    next: 'Troque por “bom” ou “bem” e veja qual cabe.',
  }),
  'mas-mais': (f) => ({
    why: `“Mas” opõe ideias; “mais” indica quantidade.${write(f)}`,
    next: 'Se couber “porém”, escreva “mas”.',
  }),
  porque: (f) => ({
    why: `Há quatro “porquês”, e aqui é outro.${write(f)}`,
    next: 'Pergunta: “por que”. Resposta: “porque”. Com artigo: “o porquê”. No fim da frase: “por quê”.',
  }),
  onde: (f) => ({
    why: f.about
      ? `“Onde” retoma um lugar, e “${f.about}” não é lugar.${write(f)}`
      : `“Aonde” só com verbos de movimento.${write(f)}`,
    next: 'Use “em que” ou “no qual” quando o que vem antes não é um lugar.',
  }),
  'mesmo-pronoun': () => ({
    why: '“O mesmo” não substitui o nome de quem se fala.',
    next: 'Use “ele”, “esse” ou repita o nome: fica mais claro e mais formal.',
  }),
  'cujo-article': (f) => ({
    why: `Depois de “cujo” não vai artigo.${write(f)}`,
    next: 'Escreva o nome logo depois de “cujo”, e faça “cujo” concordar com ele.',
  }),
  'pronoun-place': () => ({
    why: 'O pronome está no lugar que a norma não aceita.',
    next: 'Não comece a frase com “me” ou “lhe”; depois de “que”, “não” e “quando”, o pronome vem antes do verbo.',
  }),
  'verb-form': (f) => ({
    why: `Esta forma do verbo não cabe aqui.${write(f)}`,
    next: '“Haver” e “fazer”, com o sentido de existir ou de tempo, ficam no singular; o futuro termina em “-ão”.',
  }),
  expression: (f) => ({
    why: `A expressão se escreve de outro modo.${write(f)}`,
    next: 'Anote a forma certa: expressões prontas voltam em toda redação.',
  }),
  redundancy: (f) => ({
    why: `“${f.about ?? 'A expressão'}” diz a mesma coisa duas vezes.`,
    next: 'Fique com uma das duas palavras.',
  }),
  informal: (f) => ({
    why: `“${f.about ?? 'A palavra'}” é da fala; a redação pede registro formal.`,
    next: 'Troque por uma palavra que você leria em um jornal.',
  }),
  'first-person': () => ({
    why: 'A primeira pessoa do singular enfraquece a defesa de uma tese geral.',
    next: 'Afirme a ideia diretamente: em vez de “eu acho que é”, escreva “é”.',
  }),
  'second-person': () => ({
    why: 'A redação não conversa com o leitor.',
    next: 'Troque “você” por “o cidadão”, “o estudante” ou pela voz passiva.',
  }),
  'gerund-future': () => ({
    why: 'Gerundismo: a ação se diz com menos palavras.',
    next: 'Em vez de “vai estar fazendo”, escreva “fará”.',
  }),
  'gerund-tail': () => ({
    why: 'O gerúndio emenda mais uma ideia na frase. Não é erro, mas o leitor precisa adivinhar a relação.',
    next: 'Se puder, diga qual é: “o que causa…”, “e por isso…”. Ou comece outra frase.',
  }),
  fragment: (f) => ({
    why:
      f.about === 'emenda'
        ? 'Aqui uma frase acaba e outra começa, sem sinal entre as duas (justaposição).'
        : 'Parece um pedaço da frase anterior: falta a oração principal (truncamento).',
    next:
      f.about === 'emenda'
        ? 'Feche a primeira com ponto final.'
        : 'Una-o à frase anterior por vírgula ou complete-o com sujeito e verbo.',
  }),
  'sentence-long': (f) => ({
    why: `A frase tem ${f.about ?? 'muitas'} palavras, e o fio se perde.`,
    next: 'Divida-a em duas: uma ideia principal por período.',
  }),
  'doubled-word': (f) => ({
    why: 'A palavra aparece duas vezes seguidas.',
    next: `Deixe uma só${f.better ? `: “${f.better}”` : ''}.`,
  }),
  acronym: (f) => ({
    why: `A sigla ${f.about ?? ''} aparece sem o nome por extenso.`.replace('  ', ' '),
    next: 'Na primeira vez, escreva o nome e ponha a sigla entre parênteses.',
  }),
  'formal-word': () => ({
    why: 'Vocabulário preciso e formal.',
    next: 'Use-o quando diz o que você quer dizer, nunca só para enfeitar.',
  }),
  'theme-word': () => ({
    why: 'Retoma o tema com as palavras dele.',
    next: 'Faça o tema aparecer em todos os parágrafos, também por sinônimos.',
  }),
  repertoire: (f) => ({
    why: `Repertório: ${REPERTOIRE_NAMES[f.about ?? ''] ?? 'uma referência'}. Por perto não há palavra do tema.`,
    next: 'Explique o que a referência mostra sobre o tema: se for tirada, o argumento deve perder.',
  }),
  'repertoire-tied': (f) => ({
    why: `Repertório ligado ao tema: ${REPERTOIRE_NAMES[f.about ?? ''] ?? 'uma referência'}.`,
    next: 'Torne-o produtivo: diga o que ele prova no seu argumento.',
  }),
  'repertoire-stock': (f) => ({
    why: `“${f.about ?? 'A referência'}” serve a quase qualquer tema. O que ela diz sobre este?`,
    next: 'Se a ligação for verdadeira, explique-a em uma frase; se não for, escolha outra referência.',
  }),
  copied: () => ({
    why: 'Estas palavras estão nos textos motivadores: linhas copiadas não contam.',
    next: 'Conte a informação com as suas palavras e acrescente o que você sabe.',
  }),
  thesis: () => ({
    why: 'A introdução fecha com uma posição: é a sua tese.',
    next: 'Anuncie nela os dois argumentos, na ordem em que vêm.',
  }),
  argument: () => ({
    why: 'Esta frase abre o argumento e o prende à tese ou ao tema.',
    next: 'Diga o que você afirma antes de citar alguém: a referência apoia, não substitui.',
  }),
  explanation: (f) => ({
    why: `Aqui o argumento se explica${EXPLANATION_NAMES[f.about ?? ''] ?? ''}.`,
    next: 'Depois da causa, diga a consequência; depois da regra, um caso concreto.',
  }),
  'argument-outcome': () => ({
    why: 'O parágrafo conclui: mostra aonde o argumento leva.',
    next: 'Volte à tese com outras palavras, sem repetir a introdução.',
  }),
  connective: (f) => ({
    why: `Conectivo de ${CLASS_NAMES[f.about ?? ''] ?? 'ligação'}.`,
    next: 'Varie as classes: oposição, causa, consequência e conclusão mostram mais que só adição.',
  }),
  'connective-opening': () => ({
    why: 'O parágrafo começa ligado ao anterior.',
    next: 'Escolha o conectivo pela relação entre as ideias, não pelo som.',
  }),
  reference: () => ({
    why: 'Retoma o que já foi dito sem repetir.',
    next: 'Alterne pronomes, sinônimos e expressões que resumem (“esse cenário”).',
  }),
  repetition: (f) => ({
    why: `“${f.about ?? 'A palavra'}” já apareceu várias vezes neste parágrafo.`,
    next: 'Use um sinônimo, um pronome ou reescreva a frase.',
  }),
  'paragraph-short': () => ({
    why: 'Parágrafo de uma só frase: a ideia não se desenvolve.',
    next: 'Acrescente a explicação, o exemplo ou a consequência do que afirma.',
  }),
  'paragraph-unlinked': () => ({
    why: 'Este parágrafo começa sem ligação com o anterior.',
    next: 'Abra com um conectivo ou retome a ideia anterior (“Esse problema…”).',
  }),
  'proposal-action': () => ({
    why: 'Ação: o que será feito.',
    next: 'Que seja concreta: um programa, uma lei, uma campanha com nome e forma.',
  }),
  'proposal-agent': () => ({
    why: 'Agente: quem fará.',
    next: 'Nomeie o órgão ou o grupo certo para esta ação.',
  }),
  'proposal-means': () => ({
    why: 'Meio: como será feito.',
    next: 'Comece por “por meio de” e diga os passos.',
  }),
  'proposal-purpose': () => ({
    why: 'Finalidade: para que será feito.',
    next: 'Ligue o efeito ao problema que você discutiu.',
  }),
  'proposal-detail': () => ({
    why: 'Detalhamento: uma informação a mais sobre um dos elementos.',
    next: 'Detalhe o agente (“órgão responsável por…”), a ação ou o meio.',
  }),
  'proposal-conditional': () => ({
    why: 'Proposta no condicional: “se fosse feito” não propõe.',
    next: 'Diga no presente o que precisa ser feito: “o Ministério deve…”, “cabe à escola…”.',
  }),
  'proposal-lack': () => ({
    why: 'Dizer que algo falta ainda não é propor.',
    next: 'Diga quem fará o quê para que deixe de faltar.',
  }),
  'human-rights': (f) => ({
    why: `“${f.about ?? 'Este trecho'}”: se é proposta sua, pode ferir os direitos humanos e zerar só a competência 5. Você o defende ou o critica?`,
    next: 'Se critica, deixe isso claro na frase. Se propõe, troque por uma ação que respeite a todos.',
  }),
}

export function markTexts(finding: Finding): Pair {
  return SENTENCES[finding.kind](finding)
}
