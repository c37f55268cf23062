/**
 * The middling essay of the three by which students calibrate, written by us, with the faults that it needs. Fact: Lei
 * nº 12.587/2012, art. 6º II (planalto.gov.br).
 */
import type { PeerSample } from '#domain/writing/peer-sample.ts'

export const MOBILITY_SAMPLE: PeerSample = {
  id: 'mobilidade-urbana',
  theme: 'Caminhos para melhorar a mobilidade nas grandes cidades brasileiras',
  paragraphs: [
    'Atualmente, a mobilidade é um grande problema nas grandes cidades do Brasil. A Política Nacional de Mobilidade Urbana, criada pela Lei nº 12.587, de 2012, diz que o transporte público coletivo deve ter prioridade sobre o transporte individual motorizado. Porém isso não acontece na prática, pois o governo investe pouco no transporte público e as pessoas preferem usar o carro para ir aos lugares.',
    'Em primeiro lugar, o transporte público é de má qualidade. Os ônibus está sempre lotados, demoram muito para passar e em muitos bairros eles não passam nos fim de semana. Com isso, as pessoas que moram longe do trabalho perdem muitas horas do dia dentro do transporte, o que causa cansaço e estresse. Além disso a passagem é cara e pesa no bolso do trabalhador, que muitas vezes tem que escolher entre pagar a passagem e comprar outras coisas que a sua família precisa.',
    'Outro fator importante é o uso do carro. Muitas pessoas compram um carro porque ele é mais confortável e também porque mostra que a pessoa tem uma boa condição de vida. Por causa disso, as ruas ficam cheias de carros com apenas uma pessoa dentro, e isso gera engarrafamento e poluição nas cidades. As bicicletas poderiam ser uma boa opção, mas faltam ciclovias e as pessoas tem medo de serem atropeladas, então elas acabam indo de carro mesmo, o que piora ainda mais o trânsito.',
    'Portanto, é necessário que o governo invista mais no transporte público, para que as pessoas deixem o carro em casa e o trânsito fique melhor. Também é preciso que as pessoas se conscientizem de que o carro não é a única opção e usem mais a bicicleta e o ônibus no dia a dia. Assim, a mobilidade vai melhorar, as pessoas vão chegar mais rápido no trabalho e na escola e as grandes cidades vão ser um lugar melhor para se viver.',
  ],
  reference: [
    {
      level: 120,
      reason:
        'Há alguns desvios: “Os ônibus está”, “nos fim de semana”, “as pessoas tem”, “que a sua família precisa” (de que), vírgulas que faltam. Os períodos, porém, são em geral completos.',
    },
    {
      level: 160,
      reason:
        'Tema inteiro, três partes completas e uma lei legítima e pertinente. Ela só aparece na introdução e não trabalha pelos argumentos: sem uso produtivo, não chega a 200.',
    },
    {
      level: 120,
      reason:
        'Há dois argumentos claros, mas previsíveis: o texto descreve ônibus cheios e ruas cheias sem explicar as causas, e a falta de investimento anunciada na tese não é discutida.',
    },
    {
      level: 120,
      reason:
        'Os parágrafos começam com conectivos comuns e certos, mas “pessoas”, “carro” e “isso” se repetem em quase todos os períodos: recursos pouco diversificados.',
    },
    {
      level: 120,
      reason:
        'Valem três elementos: agente (o governo), ação (investir) e finalidade (deixar o carro em casa). Falta dizer como, e falta um detalhamento.',
    },
  ],
}
