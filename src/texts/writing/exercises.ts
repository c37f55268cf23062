/** What a corrected essay sends its writer to, and why (decision 0046). */

import type { Competence } from '#corrector/kinds.ts'
import type { BankCategory, Exercise, LessonReason } from '#corrector/shown/exercises.ts'

const LESSONS = [
  'Estruturação',
  'Situações que levam a nota 0',
  'Introdução',
  'Desenvolvimento',
  'Conclusão',
  'Aprimoramentos',
]

const CATEGORIES: Readonly<Record<BankCategory, string>> = {
  oposicao: 'Oposição ou Contraste',
  'causa-e-consequencia': 'Causa e Consequência',
  conclusao: 'Conclusão ou Finalização',
  adicao: 'Adição ou Continuidade',
  explicacao: 'Explicação ou Exemplificação',
  comparacao: 'Comparação',
}

const LESSON_REASONS: Readonly<Record<LessonReason, string>> = {
  sentences: 'o que mais pesou foram frases partidas, longas ou mal pontuadas; a lição começa por elas',
  'last-reading': 'uma última leitura, com um tipo de desvio de cada vez, pega os que pesaram aqui',
  theme: 'o texto se afastou do tema; veja a diferença entre fugir dele e só encostar nele',
  introduction: 'tema, tese e repertório já no primeiro parágrafo',
  thesis: 'não encontramos a tese; veja onde ela entra e como se escreve',
  development: 'os quatro passos que levam um argumento até o fim',
  links: 'ligar também as frases de dentro do parágrafo, e não só o começo dele',
  paragraphs: 'os parágrafos estão curtos, soltos ou em um só bloco; reveja as três partes do texto',
  'no-proposal': 'não encontramos uma proposta; comece pelas cinco peças dela',
  conditional: 'a proposta está no condicional; veja como dizer quem deve agir e o que deve fazer',
  rights: 'releia o que não vale em uma proposta, por causa do trecho sobre direitos humanos',
  'whole-proposal': 'as cinco peças estão aí; falta dar corpo a elas e prendê-las ao texto',
  action: 'na sua proposta, não encontramos a ação: o que deve ser feito',
  agent: 'na sua proposta, não encontramos o agente: quem deve agir',
  means: 'na sua proposta, não encontramos o meio: como a ação se realiza',
  purpose: 'na sua proposta, não encontramos a finalidade: para que a ação serve',
  detail: 'na sua proposta, não encontramos o detalhe: uma informação a mais sobre uma das peças',
}

const REPERTOIRE_REASONS = {
  none: 'não encontramos repertório; escolha um e explique o que ele prova',
  stock: 'o seu repertório serve a quase qualquer tema; procure um que só sirva a este',
  loose: 'há repertório, mas longe das palavras do tema; escolha um e ligue-o ao argumento',
  tied: 'o seu repertório está ligado ao tema; tenha mais um, para o outro argumento',
} as const

const MODEL_REASONS: Readonly<Record<Competence, string>> = {
  1: 'repare no que cada vírgula separa',
  2: 'repare em como o repertório trabalha para o argumento',
  3: 'siga um argumento, da afirmação até a volta à tese',
  4: 'marque o que liga cada frase à anterior',
  5: 'copie a estrutura da proposta, não as palavras',
}

/** @param lowest how many competences stand as low as this one */
export function weakestText({ competence, lowest }: { competence: number; lowest: number }): string {
  if (lowest === 5) return `As cinco estão no mesmo nível: comece pela C${competence}`
  return `Para treinar a C${competence}, ${lowest === 1 ? 'a mais baixa' : 'uma das mais baixas'} agora`
}

/** @param axisName the axis of the repertoire bank that the theme belongs to; null where that is not known */
export function exerciseText(exercise: Exercise, axisName: string | null): { label: string; why: string } {
  switch (exercise.of) {
    case 'lesson':
      return {
        label: `Minicurso, nível ${exercise.level}: ${LESSONS[exercise.level - 1]}`,
        why: LESSON_REASONS[exercise.reason],
      }
    case 'connectives':
      return {
        label: `Conectivos: ${CATEGORIES[exercise.category]}`,
        why:
          exercise.reason === 'missing'
            ? 'nenhum desta classe aparece no seu texto'
            : 'é a classe que menos aparece no seu texto',
      }
    case 'repertoires':
      return {
        label: axisName === null ? 'Banco de Repertórios' : `Repertórios: ${axisName}`,
        why: REPERTOIRE_REASONS[exercise.reason],
      }
    case 'models':
      return { label: 'Modelos comentados', why: MODEL_REASONS[exercise.competence] }
  }
}
