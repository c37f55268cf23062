/**
 * Does a sentence speak of grades or points? The grade is the corrector's own and explained to the tenth; a number from
 * elsewhere beside it would be taken for one (decision 0068). Rather one comment too few than a grade shown.
 */

/** Words of the trade that hold a number and mean no grade. */
const HARMLESS = /dois[- ]pontos|competências? [1-5](?: e [1-5])?(?![\d.,])|(?<!\p{L})C[1-5](?![\p{L}\d])/giu

const NUMBER =
  /\d|(?<!\p{L})(?:zero|quatro|cinco|seis|sete|oito|nove|dez|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|mil|metade|máxim[ao]|mínim[ao]|total)(?!\p{L})/iu
/** What grades are told in. */
const GRADE_WORD =
  /(?<!\p{L})(?:notas?(?!-se)|pontos|pts|pontua\p{L}*|níve(?:l|is)|avaliação|scores?|grades?|points?|rating)(?!\p{L})/iu

/** Grades without a number. */
const GRADE_PHRASE =
  /(?<!\p{L})(?:(?:sua|tua|minha|boa|alta|baixa|ótima|máxima) nota(?!\p{L})|nota (?:boa|alta|baixa|final|ruim|máxima|mínima)(?!\p{L})|(?:zer|gabarit|descont|reprov|pontu(?!aç))\p{L}* (?:\p{L}+ ){0,2}(?:redação|texto|competências?|C[1-5]|enem|pontos?)(?!\p{L}))/iu
const GIVES_OR_TAKES =
  /(?<!\p{L})(?:daria|dou|merec|tir[ao]|levaria|valeria|perd|ganh)\p{L}* (?:(?:um|uns|apenas|só|cerca de|mais|menos) )?\d/iu

/** As only grades of this exam are written: hundreds in words, so much of so much, a number without what it counts. */
const HUNDREDS =
  /(?<!\p{L})(?:(?:du|tre)zent[ao]s|(?:quatro|seis|sete|oito|nove)cent[ao]s|quinhent[ao]s|cento e \p{L}+)|\b1\.000\b/iu
const OUT_OF = /\d\s*\/\s*\d|\d\s+(?:de|em|out of)\s+\d|[★⭐]/u
const BARE_NUMBER =
  /(?<![\d.,/]|(?:art\.?|artigos?|lei|anos|décadas? de|linhas?|parágrafo) )(\d{2,4})(?![\d/]|[.,]\d|\s*(?:%|º|ª|por cento|mil|bilh|reais|linhas?|palavras?|anos?|pessoas|dias|horas|letras))/giu

export function mentionsGrade(sentence: string): boolean {
  const plain = sentence.normalize('NFKC')
  const rest = plain.replace(HARMLESS, ' ')
  return (
    (GRADE_WORD.test(rest) && NUMBER.test(rest)) ||
    GRADE_PHRASE.test(plain) ||
    GIVES_OR_TAKES.test(rest) ||
    HUNDREDS.test(rest) ||
    OUT_OF.test(rest) ||
    [...rest.matchAll(BARE_NUMBER)].some(([, digits]) => isGradeNumber(Number(digits)))
  )
}

/** Grades go in steps; a year is none. */
function isGradeNumber(number: number): boolean {
  return number >= 20 && number <= 1000 && number % 5 === 0
}
