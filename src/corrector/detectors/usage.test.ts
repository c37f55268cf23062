/** Fixed wrong usages, and small words taken for others: both sides of each class. */
import { expect, test } from 'vitest'
import { testCorrector } from '#tests/support/corrector.ts'
import { analyse } from '../analysis.ts'
import type { MarkKind } from '../kinds.ts'

function marked(text: string, kind: MarkKind): string[] {
  return analyse({ text, theme: '', motivating: [] }, testCorrector())
    .findings.filter((finding) => finding.kind === kind)
    .map(({ start, end, better }) => `${text.slice(start, end)}${better ? ` → ${better}` : ''}`)
}

test.each<[MarkKind, string, string[]]>([
  ['expression', 'O debate a cerca da leitura cresce.', ['a cerca da → acerca da']],
  ['expression', 'O debate a cerca de livros segue.', ['a cerca de → acerca de']],
  ['expression', 'O debate acerca da leitura fica a cerca de um mês do fim, a cerca de dez metros dali.', []],
  ['expression', 'Sobre essa ótica, o país falha.', ['Sobre → sob']],
  ['expression', 'O país falha; sobre tal perspectiva, nada muda.', ['sobre → sob']],
  ['expression', 'É preciso falar sobre essa ótica, e não só na escola.', []],
  ['expression', 'Sobre essa perspectiva nada foi dito.', []],
  ['expression', 'Um estudo sobre o efeito de drogas e um debate sobre pressão estética saíram.', []],
  ['expression', 'O estudo sobre influência digital fala sobre o viés dos algoritmos.', []],
  ['expression', 'É o segundo com mais casos, há muitas vagas e tão pouco interesse.', []],
  ['expression', 'Diante o exposto, é preciso ler.', ['Diante o → diante do']],
  ['expression', 'Diante do exposto, é preciso ler.', []],
  ['expression', 'A falta de livros acarreta em prejuízos.', ['acarreta em → acarreta']],
  ['expression', 'A falta de livros acarreta prejuízos.', []],
  ['expression', 'Isso trás prejuízos ao leitor.', ['trás → traz']],
  ['expression', 'Ele ficou para trás, e quem está por trás disso sumiu.', []],
  ['expression', 'Ela acredita de que ler muda.', ['de que → que']],
  ['expression', 'Busca-se entender de que maneira ler muda.', []],
  ['verb-form', 'São leis que visão a leitura.', ['visão → visam']],
  ['verb-form', 'É a visão que a leitura dá.', []],
  ['verb-form', 'A leitura pode está em risco.', ['está → estar']],
  ['verb-form', 'O poder está no leitor.', []],
  ['verb-form', 'Devem haver mais livros.', ['Devem haver → deve haver']],
  ['verb-form', 'Eles devem haver esquecido o livro.', []],
  ['verb-form', 'O erro que estar acontecendo é grave.', ['estar → está']],
  ['verb-form', 'Ele tem que estar lendo sempre.', []],
  ['accent', 'Esse fato evidência que falta leitura.', ['evidência → evidencia']],
  ['accent', 'A influência da leitura é uma evidência.', []],
  ['agreement-verbal', 'Existe pessoas sem livros.', ['Existe → existem']],
  ['agreement-verbal', 'Existe mais de um livro.', []],
  [
    'spelling',
    'A auto-estima e o clima anti-social cansam.',
    ['auto-estima → autoestima', 'anti-social → antissocial'],
  ],
  ['spelling', 'A autoestima, o anti-inflamatório e o anti-herói bastam.', []],
  ['spelling', 'Eles vão se auto afirmar.', ['auto afirmar → autoafirmar']],
  ['porque', 'Quis saber por quê a leitura caiu.', ['por quê → por que']],
  ['porque', 'Quem fala, com quem, por quê e o que se pede.', []],
  ['porque', 'A lei não vale na prática por que vai contra interesses.', ['por que → porque']],
  ['porque', 'A crise por que passa o país é o motivo por que se lê pouco.', []],
  ['mesmo-pronoun', 'As crianças crescem, e as mesmas ficam sem livros.', ['as mesmas']],
  ['mesmo-pronoun', 'O mesmo ocorre na escola. Ela é a mesma em todo o país.', []],
  ['mesmo-pronoun', 'Quem fuma expõe os outros à mesma fumaça.', []],
])('%s in %j', (kind, text, expected) => {
  expect(marked(text, kind)).toEqual(expected)
})
