/** What asks for something against human rights without naming it, and what only names it. */
import { expect, test } from 'vitest'
import { PARAGRAPHS } from '#tests/support/corrector.ts'
import { readDocument } from '../text/document.ts'
import { read } from './reading.ts'
import { findRightsDenied, rightsCues } from './rights-denied.ts'

function found(closing: string): string[] {
  const text = [...PARAGRAPHS.slice(0, 3), closing].join('\n')
  const doc = readDocument(text)
  return findRightsDenied(read(doc), rightsCues(doc)).map(({ start, end }) => text.slice(start, end))
}

test.each([
  'A polícia deve usar choque e pau de arara para que o bandido conte a verdade.',
  'É preciso permitir ao policial abater na hora quem for pego com arma.',
  'O Estado deve tratar o agressor na mesma moeda, a fim de dar exemplo.',
  'O governo deve pôr os presos para quebrar pedra, só com pão e água.',
  'Quem for apontado como ladrão deve ir para a cadeia, mesmo que não haja prova.',
  'O governo deve operar as mulheres pobres, queiram elas ou não.',
  'As prefeituras devem obrigar o viciado a andar com uma placa no pescoço.',
  'O governo deve mandar todos os haitianos embora.',
  'O Ministério da Saúde deve proibir que estrangeiro seja atendido.',
  'O governo precisa tirar do ar todo jornal que fale mal do presidente.',
  'Gays não deveriam poder adotar filhos.',
  'É preciso que as escolas separem as crianças venezuelanas das outras.',
  'O Brasil precisa da volta dos militares ao poder.',
])('asked for: %s', (closing) => {
  expect(found(closing)).toHaveLength(1)
})

test.each([
  'O governo deve exterminar a fome e matar no nascedouro a ideia de que o preso não muda.',
  'As prefeituras devem oferecer castração gratuita dos animais.',
  'O Estado deve instalar câmeras para que nenhum preso seja espancado.',
  'Os agentes que torturarem presos devem responder por isso.',
  'O governo deve impedir que dependentes sejam internados à força.',
  'O Brasil não deve expulsar os refugiados nem fechar as fronteiras aos haitianos.',
  'Quando um general afirma que é preciso calar a imprensa que critica o governo, a escola deve ensinar.',
  'Cabe à escola ensinar que os nazistas queriam exterminar os judeus.',
  'É preciso deixar de lado o preconceito contra o viciado.',
  'O governo deve combater a crença de que os presos merecem morrer.',
  'A escola deve mostrar como nasceu a frase “bandido bom é bandido morto”.',
  'O Congresso deve proibir que as empresas vendam dados de estrangeiros.',
])('not asked for: %s', (closing) => {
  expect(found(closing)).toEqual([])
})

test('the demand is quoted', () => {
  expect(found('Portanto, o governo deve mandar todos os haitianos embora.')).toEqual([
    'mandar todos os haitianos embora',
  ])
})
