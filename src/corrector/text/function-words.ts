/** Words that say how, not what: left out wherever contents are compared. */

export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para pra com sem sob sobre
  entre até após ante desde e ou mas que se como quando onde qual quais quem cujo cuja cujos cujas não nem sim já ainda
  também muito muita muitos muitas mais menos tão tanto todo toda todos todas este esta estes estas esse essa esses
  essas isso isto aquilo aquele aquela aqueles aquelas ele ela eles elas eu nós tu vós você vocês me te lhe lhes nos vos
  seu sua seus suas meu minha meus minhas nosso nossa nossos nossas ao aos à às é são foi foram era eram ser sendo sido
  está estão estava estar há havia ter tem têm tinha tendo pode podem deve devem fazer faz fazem feito assim então
  porque pois portanto porém contudo entretanto todavia logo num numa neste nesta nesse nessa desse dessa deste desta
  disso disto dele dela deles delas outro outra outros outras mesmo mesma cada qualquer algum alguma alguns algumas
  nenhum nenhuma só apenas bem mal lá cá aí aqui ali hoje vez vezes forma`.split(/\s+/),
)
