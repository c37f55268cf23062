import { expect, test } from 'vitest'
import { mentionsGrade } from './grade-mentions.ts'

test.each([
  'Nota 900: muito bom.',
  'Eu tiraria 120 na C3.',
  'Sua nota seria alta.',
  'A nota final cai por isso.',
  'Isto vale nota mil!',
  'Este trecho lhe custa quarenta pontos.',
  'C3: 120',
  'Competência 3: 160, pela falta de projeto.',
  'Está no nível 4 da matriz.',
  'Aqui você chega aos novecentos e vinte.',
  'Fica entre cento e sessenta e o topo.',
  'Um texto 9/10, com boa tese.',
  'Um texto de 8 em 10.',
  'Daria 9 a este parágrafo.',
  'Seria 1.000 sem este erro.',
  'Isto zera a redação no Enem.',
  'Isto zera a competência 5.',
  'A pontuação 180 seria justa.',
  'Trecho de 850, no máximo.',
  'Nota ９００ com dígitos largos.',
  'A perfect score of 10 points.',
  '★★★★ para a introdução.',
])('“%s” speaks of a grade', (sentence) => {
  expect(mentionsGrade(sentence)).toBe(true)
})

test.each([
  'Falta o agente na proposta: diga quem faz a ação.',
  'A competência 5 pede cinco elementos; aqui falta o detalhamento.',
  'Nas competências 2 e 3, o repertório ganha força quando volta no fim.',
  'Na C4, varie o conectivo.',
  'Nota-se uma boa progressão entre os parágrafos.',
  'Do ponto de vista da tese, este argumento é o mais forte.',
  'Use dois-pontos antes da enumeração.',
  'A pontuação separa o sujeito do verbo.',
  'O dado de 80% precisa de fonte.',
  'A Constituição de 1988 apoia bem o argumento.',
  'O artigo 205 trata da educação.',
  'A frase tem mais de 40 palavras: divida-a em duas.',
  'Vale citar a Lei 11.340 aqui.',
  'Em 2020, os números mudaram.',
])('“%s” does not', (sentence) => {
  expect(mentionsGrade(sentence)).toBe(false)
})
