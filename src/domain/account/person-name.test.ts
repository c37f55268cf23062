import { expect, test } from 'vitest'
import { REFUSED_WORDS } from '#content/community/refused-words.ts'
import { isPersonName, publicNameOf } from './person-name.ts'

test.each([
  ['Ana Clara de Souza', 'Ana S.'],
  ['  João   álvares ', 'João Á.'],
  ['Érica', 'Érica'],
  ["Maria D'Ávila", 'Maria D.'],
  ['Ana <b>Silva</b> 81 90000-0000', 'Ana B.'],
  ['x'.repeat(60), 'x'.repeat(30)],
  ['👕 7', null],
  ['Moderação Domine', null],
  ['Ｍｏｄｅｒａｄｏｒａ Ana', null],
  ['Equipe da Redação', null],
  ['Mоdеrаçãо', null],
  ['S u p o r t e', null],
  ['\u3164\u3164', null],
  ['\u200b\u2060', null],
  ['A\u3164na Sil\u200bva', 'Ana S.'],
  ['Oficina Admira', 'Oficina A.'],
  ['', null],
  [null, null],
  ['Ana\u202eelpmaxe', null],
  ['Ana \u2067Silva', null],
  [undefined, null],
])('%j is shown to strangers as %j', (fullName, shown) => {
  expect(publicNameOf(fullName)).toBe(shown)
})

test.each([
  'Ana Clara de Souza',
  'João Pedro Álvares D’Ávila',
  'José de Arimatéia Pinto Rego',
  'Zoé',
  'Iara Com Silva',
  'Maria das Dores Rola Filha',
  'Gabriel Net Nogueira',
  'Ângela Face Ribeiro',
  'Zap Lima',
  'Li Yu',
  'Nguyễn Văn An',
  'Робертo Silva',
  'Anderson Dot Amaral',
  'Ana Instância Souza',
  'Domingos Oficina',
  'Ana Silva 3º B',
  'Prof. Rita M. Souza',
  'Maria Cu\u0301rcio',
  'J.R.R. Tolkien',
  'Prof.Rita Souza',
  'Ana Ponto Comte',
])('%j is a name', (name) => {
  expect(isPersonName(name, REFUSED_WORDS)).toBe(true)
})

test.each([
  'Seu B4baca',
  'Ana P u t a Silva',
  '\u3164\u3164',
  '\u200b\u2060',
  '...',
  '👕 7',
  'https://golpe.example',
  'Ganhe em golpe.com/premio',
  'www.golpe.net',
  'golpe ponto com ponto br',
  'ana@golpe.com',
  'Ana (81) 98765-4321',
  'chama no insta @ana.silva',
  'discord.gg/abc',
  'Moderação Domine',
  'Equipe da Redação',
  'Mоdеrаçãо',
  'Suporte Oficial',
  'golpe.top',
  'ｇｏｌｐｅ．ｓｉｔｅ',
  'Ana GOLPE.SHOP',
  'golpe。zip',
  'golpe ponto com',
  'hxxp: golpe',
  't.me/golpe',
  '@ana.silva',
  'Ana <b>',
  '<img src=x onerror=alert(1)>',
  'Ana\u202eelpmaxe',
])('%j is none', (name) => {
  expect(isPersonName(name, REFUSED_WORDS)).toBe(false)
})

test.each([
  ['Prof. Rita M. Souza', 'Rita S.'],
  ['Professora Helena', 'Helena'],
  ['Helena Professora', 'Helena'],
  ['Profeta Elias', 'Profeta E.'],
  ['Professora', null],
  ['Pr0fessora', null],
  ['P r o f e s s o r a', null],
])('%j is shown without the title that is the owner’s mark', (name, shown) => {
  expect(publicNameOf(name)).toBe(shown)
})
