/** Determiners, and nouns whose gender is certain by their ending or because they are listed. */
import { wordSet } from '../text/word-set.ts'

export const PLURAL_DETERMINERS = wordSet(
  'os as dos das aos pelos pelas uns umas esses essas estes estas desses dessas destes destas nesses nessas nestes nestas aqueles aquelas muitos muitas vários várias alguns algumas outros outras diversos diversas seus suas nossos nossas meus minhas poucos poucas inúmeros inúmeras certos certas tantos tantas quantos quantas ambos ambas',
)
export const SINGULAR_DETERMINERS = wordSet(
  'um uma do da ao pelo pela esse essa este esta desse dessa deste desta nesse nessa neste nesta aquele aquela cada seu sua nosso nossa meu minha num numa',
)
export const MASCULINE_DETERMINERS = wordSet(
  'o um do no ao pelo esse este desse deste nesse neste aquele seu nosso meu num os uns dos nos aos pelos esses estes desses destes nesses nestes aqueles muitos vários alguns outros diversos seus nossos poucos',
)

const FEMININE_NOUNS = wordSet(
  'sociedade saúde educação família escola mídia população pessoa mulher criança vida internet tecnologia violência desigualdade cidade lei forma cultura pandemia democracia pobreza fome leitura justiça política economia ciência informação água terra casa rua história música obra empresa indústria igreja comunidade prática vacina doença droga arma guerra liberdade mente mãe filha menina aluna professora realidade natureza floresta segurança consciência intolerância presença ausência falta carência busca causa consequência imagem moradia renda compra venda mudança criação ação área ideia palavra data classe elite infância juventude velhice adolescência língua arte moda beleza aparência alimentação comida carne dieta prisão pena polícia república constituição esfera demanda crise parceria campanha palestra medida proposta solução',
)
const FEMININE_ENDING = /(?:ção|são|dade|ência|ância|tude|gem|eza|ura|íase|ite|ice)$/
const NOT_FEMININE = wordSet(
  'coração irmão cristão artesão personagem limite apetite convite kit vice índice apêndice ápice artífice avião são alimão grude açude síndico gude desenho futura futuro pura dura insegura segura madura escura prematura dessas calção diapasão palavrão anfitrião bastão satélite cálice dólmen grávida procura jura apura dura assegura tritura perdura configura inaugura atura pendura hospede ingênua agem reagem interagem age',
)

/** Feminine and singular, beyond reasonable doubt. */
export function isFeminineNoun(lower: string): boolean {
  return (
    FEMININE_NOUNS.has(lower) || (lower.length > 5 && FEMININE_ENDING.test(lower) && !NOT_FEMININE.has(lower))
  )
}

/** The singular of a feminine plural, for the same question. */
export function isFemininePlural(lower: string): boolean {
  if (lower.endsWith('ções')) return true
  if (lower.endsWith('sões') && lower.length > 6) return true
  return lower.endsWith('s') && !lower.endsWith('is') && isFeminineNoun(lower.slice(0, -1))
}

const MASCULINE_ENDING = /(?:ismo|mento|tório|sor|tor|dor|eiro|ário|ema|oma|ama)$/
const NOT_MASCULINE = wordSet(
  'toma trama cama lama fama dama grama chama ama soma goma crema gema rema reclama broma difama clama derrama exclama redoma carcoma doma algema pantomima esgrima flor dor cor',
)

export function isMasculineNoun(lower: string): boolean {
  return lower.length > 4 && MASCULINE_ENDING.test(lower) && !NOT_MASCULINE.has(lower)
}

/** Nouns that end in "s" and are singular all the same. */
export const SINGULAR_IN_S = wordSet(
  'ônibus vírus lápis pires país mês gás atlas campus status tênis bônus ônus corpus ênfase crise cais jus viés revés português inglês francês burguês camponês freguês chinês japonês holandês escocês irlandês adeus deus pós convés através ás xadrez clímax tórax gênesis pênis oásis húmus múltiplus coronavírus cosmos mais menos antes depois demais simples caos pus plus lotus álibis xis ourives herpes ananás retrós invés quis fins apenas aliás detrás atrás três seis dois duas dez senhores férias óculos parabéns',
)
