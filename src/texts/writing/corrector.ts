/** What the corrector says of the whole text: its aspects, caps, risks, attempts to deceive, and the range. */
import type { CorrectorTexts } from '#corrector/correction.ts'
import type { Aspect } from '#corrector/measures/value.ts'
import type { CapId, ZeroRiskId } from '#corrector/rubric/rubric.ts'
import type { TrickId } from '#corrector/rules/tricks.ts'
import { markTexts } from './corrector-marks.ts'

const ASPECTS: Readonly<
  Record<Aspect, { readonly gain: string; readonly loss: string; readonly next: string }>
> = {
  length: {
    gain: 'O texto tem extensão para desenvolver as ideias.',
    loss: 'O texto é curto para desenvolver as ideias.',
    next: 'Aproveite as 30 linhas: desenvolva, não repita.',
  },
  paragraphing: {
    gain: 'Os parágrafos estão bem divididos.',
    loss: 'A divisão em parágrafos não ajuda o leitor.',
    next: 'Introdução, dois desenvolvimentos e conclusão, com tamanhos parecidos.',
  },
  sentences: {
    gain: 'Os períodos têm boa construção e tamanho.',
    loss: 'Os períodos estão longos, curtos ou iguais demais.',
    next: 'Alterne: um período que explica, outro que afirma.',
  },
  vocabulary: {
    gain: 'O vocabulário é variado e preciso.',
    loss: 'O vocabulário é repetido ou simples.',
    next: 'Troque palavras gerais por nomes exatos.',
  },
  punctuation: {
    gain: 'A pontuação acompanha o sentido.',
    loss: 'A pontuação é pouca ou demais.',
    next: 'Confira três lugares: depois do conectivo que abre a frase, em volta do que a interrompe e nunca entre o sujeito e o verbo.',
  },
  correctness: {
    gain: 'O texto tem poucos desvios.',
    loss: 'O conjunto de desvios pesa.',
    next: 'Reserve cinco minutos para revisar um tipo de desvio de cada vez.',
  },
  register: {
    gain: 'O registro é formal e impessoal.',
    loss: 'O registro se aproxima da conversa.',
    next: 'Evite perguntas ao leitor, exclamações e gírias.',
  },
  connection: {
    gain: 'As partes estão bem ligadas.',
    loss: 'Faltam ligações variadas entre as partes.',
    next: 'Ligue também as frases dentro do parágrafo.',
  },
  theme: {
    gain: 'O texto fica no tema do começo ao fim.',
    loss: 'O tema some em parte do texto.',
    next: 'Releia o tema e confira se cada parágrafo fala dele.',
  },
  repertoire: {
    gain: 'O repertório apoia os argumentos.',
    loss: 'O repertório é pouco ou fica solto.',
    next: 'Uma referência bem explicada vale mais que três citadas.',
  },
  development: {
    gain: 'Os argumentos são desenvolvidos.',
    loss: 'Os argumentos ficam pela metade.',
    next: 'Afirme, explique, exemplifique e volte à tese.',
  },
  closing: {
    gain: 'A conclusão fecha o que a introdução abriu.',
    loss: 'A conclusão não fecha o texto.',
    next: 'Retome a tese e diga o que muda com a proposta.',
  },
  proposal: {
    gain: 'A proposta tem corpo.',
    loss: 'A proposta está incompleta.',
    next: 'Quem, o quê, como, para quê, e um detalhe: confira os cinco.',
  },
}

const CAPS: Readonly<Record<CapId, (count: number | null) => string>> = {
  'single-block': () => 'Texto em um só bloco: a competência 4 não passa de 80.',
  tangency: () =>
    'O texto quase não toca o tema: se os corretores virem tangenciamento, as competências 2, 3 e 5 não passam de 40.',
  'heavy-copy': () => 'Boa parte do texto está nos textos motivadores: a competência 2 não passa de 80.',
  'no-proposal': () => 'Não encontramos uma proposta de intervenção: sem ela, a competência 5 é zero.',
  'conditional-proposal': () =>
    'A proposta está no condicional (“deveria”, “se fosse”): a competência 5 não passa de 80.',
  deviations: (count) =>
    `Encontramos ${count ?? 0} desvios, contando também a pontuação que falta. Os níveis da competência 1 se medem por eles: com tantos por linha, o vocabulário não compensa.`,
  template: () =>
    'O texto serviria a quase qualquer tema: as competências 2, 3 e 4 não passam de 160. Acrescente em cada argumento o que só vale para este tema (quem, onde, como acontece) e retome essas palavras adiante.',
  'sure-template': () =>
    'Tirando as palavras do título, ninguém adivinharia o tema: as competências 2 e 3 não passam de 120.',
  'loose-proposal': () =>
    'A proposta responde a um texto que serve a qualquer tema: a competência 5 não passa de 160. Proponha algo que só este problema pede.',
  disordered: () =>
    'As frases parecem fora de ordem: com ideias pouco organizadas, as competências 3 e 4 não passam de 120.',
  'sure-disordered': () =>
    'As frases parecem trocadas de lugar: com ideias desorganizadas, as competências 3 e 4 não passam de 80.',
  'proposal-elements': (count) =>
    count === 1
      ? 'Encontramos um dos cinco elementos da proposta. Contando mais um que nos escape, a competência 5 não passa de 80.'
      : `Encontramos ${count ?? 0} dos cinco elementos da proposta. Contando mais um que nos escape, a competência 5 não passa de ${40 * ((count ?? 0) + 1)}.`,
}

const ZERO_RISKS: Readonly<Record<ZeroRiskId, (lines: number | null) => string>> = {
  blank: () => 'Folha em branco recebe zero.',
  'too-short': (lines) =>
    `Até 7 linhas, o texto é insuficiente e recebe zero. Este tem ${lines ?? 0}, sem contar linhas copiadas.`,
  'off-theme': () =>
    'Quase nada aqui lembra o tema. Se os corretores virem fuga ao tema, a redação inteira recebe zero.',
  'other-type': () =>
    'O texto parece verso, lista ou diálogo. Outro tipo textual zera a redação: escreva parágrafos que defendem uma tese.',
  disconnected: () =>
    'Há um trecho que fala com o corretor ou parece fugir do texto. Se for visto como parte desconectada de propósito, a redação recebe zero.',
  identification: () =>
    'Há um nome ou uma frase que parece dizer quem escreve. Identificar-se fora do lugar próprio anula a redação.',
  'foreign-language': () => 'O texto está quase todo em outra língua: assim, recebe zero.',
}

const TRICKS: Readonly<Record<TrickId, string>> = {
  shuffled:
    'Muitas palavras estão em uma ordem que nenhuma frase tem. A nota abaixo não vale para um texto assim.',
  generator:
    'Este é o texto-modelo do nosso gerador. Ele serve para ver como as partes se montam; a nota de verdade vem quando as frases são suas. Troque cada argumento por um que só valha para este tema, e corrija de novo.',
  template:
    'Tirando as palavras do título, quase não dá para adivinhar o tema: o texto serviria a muitos outros, como um modelo decorado. Para torná-lo seu, diga em cada argumento quem vive o problema, onde e como ele acontece, e volte a essas palavras adiante.',
  disordered:
    'As frases parecem fora de ordem: uma não continua a anterior. Releia em voz alta e veja se cada uma está no lugar certo, a começar pelas que estranhamos mais. Se é esta a ordem que você quis, ligue cada frase ao que veio antes: “esse problema”, “isso”, um conectivo.',
  senseless:
    'Muitas palavras aparecem ao lado de outras com que não costumam andar. Se foi uma imagem que você criou, siga em frente. Se não, releia: a nota supõe que as frases fazem sentido, e isso o corretor não sabe julgar.',
  'connective-spam': 'Há conectivos amontoados: os que não ligam nada não foram contados.',
  doubled: 'Frases repetidas foram lidas uma só vez.',
  copied: 'As linhas iguais às dos textos motivadores não foram contadas.',
}

export const correctorTexts: CorrectorTexts = {
  mark: markTexts,
  aspect: (aspect, isGain) => ({
    why: isGain ? ASPECTS[aspect].gain : ASPECTS[aspect].loss,
    next: ASPECTS[aspect].next,
  }),
  cap: (id, count) => CAPS[id](count),
  zeroRisk: (id, lines) => ZERO_RISKS[id](lines),
  trick: (id) => TRICKS[id],
  range: (from, to) =>
    `De cada dez redações parecidas, oito receberam dos corretores entre ${from} e ${to} pontos.`,
}

/** Words for the screens of the writing room and of a correction. */
export const METHOD_LINK = 'Como calculamos a nota'
export const CORRECTOR_LIMITS =
  'É uma estimativa, não a nota do Inep. O corretor lê palavras e construções: não sabe se um fato é verdadeiro, se os argumentos se contradizem nem quem escreveu.'
