/** Linking words and adverbs that a comma follows at the head of a sentence. */
import type { Reader } from './reading.ts'

const OPENERS: ReadonlySet<string> = new Set(
  'além disso|ademais|outrossim|portanto|no entanto|entretanto|contudo|todavia|por conseguinte|em primeiro lugar|primeiramente|em suma|por fim|nesse sentido|neste sentido|nesse contexto|neste contexto|dessa forma|desse modo|dessa maneira|desta forma|deste modo|desta maneira|diante disso|sendo assim|consequentemente|hodiernamente|inicialmente|por outro lado|nessa perspectiva|sob essa ótica|sob essa perspectiva|em segundo lugar|em contrapartida|por isso|finalmente|em síntese|por exemplo|nesse viés|sob esse viés|em primeira análise|em segunda análise|primordialmente|infelizmente|com isso|diante desse cenário|destarte|dessarte|não obstante|por consequência|em primeiro plano|a priori|logo|assim|porém|atualmente|por sua vez|nesse cenário|sob tal ótica|desse jeito|com base nisso|com base nesse cenário|a partir disso|diante do exposto|em vista disso|à vista disso|por esse motivo|por essa razão|dessa feita|nesse ínterim|nessa conjuntura|em decorrência disso|em virtude disso|em razão disso|por causa disso|nos dias atuais|nos dias de hoje|na contemporaneidade|hoje em dia|em primeira instância|em segunda instância|em um primeiro momento|com efeito|na verdade|em conclusão|em resumo|apesar disso|ainda assim|mesmo assim|nesse prisma|sob esse prisma|sob esse aspecto|sob essa lógica|isto posto|isso posto|dito isso|somado a isso|aliado a isso|além do mais|de início|em seguida|posteriormente|por último|antes de tudo|lamentavelmente|em consequência disso|à luz disso|nesse diapasão|diante desse contexto|diante desse panorama|diante dessa situação|nessa lógica|em segundo plano|a princípio|a posteriori'.split(
    '|',
  ),
)
const FIRST_WORDS: ReadonlySet<string> = new Set([...OPENERS].map((phrase) => phrase.split(' ', 1)[0] ?? ''))
const MAX_OPENER_WORDS = 4

/** @returns its length in tokens, 0 when none begins here */
export function openerLength({ lower }: Pick<Reader, 'lower'>, at: number): number {
  if (!FIRST_WORDS.has(lower(at))) return 0
  for (let length = MAX_OPENER_WORDS; length > 0; length -= 1) {
    const phrase = Array.from({ length }, (_, offset) => lower(at + offset)).join(' ')
    if (OPENERS.has(phrase)) return length
  }
  return 0
}
