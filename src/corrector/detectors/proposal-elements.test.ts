/** The elements of a proposal that are marked, and what only looks like one. */
import { expect, test } from 'vitest'
import { ESSAY, PARAGRAPHS, testCorrector } from '#tests/support/corrector.ts'
import { analyse } from '../analysis.ts'

/** The marked words of one element in a closing of these sentences. */
function marked(element: string, closing: string): string[] {
  const text = [...PARAGRAPHS.slice(0, 3), closing].join('\n')
  return analyse({ ...ESSAY, text }, testCorrector())
    .findings.filter(
      ({ kind, start }) => kind === `proposal-${element}` && start > text.length - closing.length,
    )
    .map(({ start, end }) => text.slice(start, end))
}

test.each<[string, string, string[]]>([
  ['agent', 'Portanto, o governo deve ensinar a população a doar, por meio de campanhas.', ['governo']],
  [
    'agent',
    'Logo, cabe ao Ministério da Saúde, em parceria com as escolas, criar rodas de conversa.',
    ['Ministério', 'escolas'],
  ],
  ['agent', 'Assim, é dever da mídia divulgar campanhas, a fim de que a sociedade doe mais.', ['mídia']],
  ['action', 'Portanto, o governo deve criar leis para garantir a doação.', ['criar']],
  [
    'action',
    'Assim, é necessário que as escolas promovam palestras e incentivem a doação.',
    ['promovam', 'incentivem'],
  ],
  ['action', 'Logo, é necessária a criação de postos de coleta, por parte do governo.', ['criação']],
  ['means', 'Portanto, o governo deve criar postos, por meio de parcerias.', ['por meio']],
  ['means', 'Portanto, o governo, juntamente com as escolas, deve criar postos.', []],
  ['purpose', 'Portanto, o governo deve criar postos, a fim de ampliar a doação.', ['a fim de']],
  [
    'purpose',
    'Portanto, são necessárias medidas para combater o problema, e o governo deve criar postos.',
    [],
  ],
  [
    'detail',
    'Portanto, o Ministério da Saúde, órgão responsável pela coleta, deve criar postos.',
    ['órgão', 'responsável pela'],
  ],
  [
    'detail',
    'Portanto, o governo deve criar postos em espaços públicos, como as praças e os terminais.',
    ['como'],
  ],
  ['detail', 'Portanto, o governo deve tratar a sociedade como um todo e criar postos.', []],
])('%s: %s', (element, closing, expected) => {
  expect(marked(element, closing)).toEqual(expected)
})

test.each<[string, string, string[]]>([
  ['action', 'Portanto, as prefeituras precisam reabrir os postos de coleta.', ['reabrir']],
  ['action', 'Por fim, que as escolas abram as portas, com verba federal.', ['abram']],
  ['action', 'Logo, convém que os hospitais troquem as macas e pintem as salas.', ['troquem', 'pintem']],
  ['action', 'Assim, ampliar o horário dos postos é tarefa das prefeituras.', ['ampliar']],
  ['action', 'É hora de o Ministério da Saúde levar os postos às praças.', ['levar']],
  ['action', 'É urgente que medidas sejam tomadas.', []],
  ['action', 'Assim, o doador poderá chegar cedo ao trabalho.', []],
  ['agent', 'Logo, a Defensoria Pública deve montar plantões nos bairros.', ['Defensoria']],
  ['agent', 'Sugere-se que seja montado um aplicativo pelo Ministério da Saúde.', ['Ministério']],
  ['agent', 'Logo, o governo deve tirar parte da sociedade do escuro.', ['governo']],
  [
    'means',
    'Logo, o governo deve alugar vans, a partir de emendas, com a contratação de motoristas.',
    ['a partir de', 'com a contratação'],
  ],
  ['means', 'A partir daí, o governo deve alugar vans.', []],
  ['purpose', 'Logo, as escolas devem abrir as portas para receber os doadores.', ['para receber']],
  ['purpose', 'Logo, o governo deve tomar medidas para receber doadores.', []],
  ['detail', 'Logo, o governo deve alugar vans, nas quais caibam duas macas.', ['nas quais']],
  ['detail', 'Logo, as escolas, espaços de encontro, devem abrir as portas.', ['espaços']],
  ['detail', 'Logo, o governo deve alugar vans, equipadas por técnicos do bairro.', ['equipadas']],
  ['detail', 'Logo, o governo deve alugar vans, o que custa pouco.', []],
])('without a phrase of the lists, %s: %s', (element, closing, expected) => {
  expect(marked(element, closing)).toEqual(expected)
})
