import { expect, test } from 'vitest'
import { captionsFile, readCaptions, spokenText } from './captions.ts'

const VTT = `\uFEFFWEBVTT - Aula 1

NOTE gravada em casa

abertura
00:01.000 --> 00:03.500 align:start
<v Professora>Oi, gente! A tese &amp; o tema.

00:00:03.500 --> 00:00:05.000
Duas linhas,
uma fala.
`
const SRT =
  '1\r\n00:00:01,000 --> 00:00:03,500\r\n<i>Oi, gente!</i> A tese & o tema.\r\n\r\n2\r\n00:00:03,500 --> 00:00:05,000\r\nDuas linhas,\r\numa fala.\r\n'
const CUES = [
  { from: 1000, to: 3500, text: 'Oi, gente! A tese & o tema.' },
  { from: 3500, to: 5000, text: 'Duas linhas,\numa fala.' },
]

test.each([
  ['WebVTT', VTT],
  ['SubRip', SRT],
])('%s is read', (_, source) => {
  expect(readCaptions(source)).toEqual({ ok: true, value: CUES })
})

test('what is read becomes a file of WebVTT that reads the same, its words escaped', () => {
  const file = captionsFile([...CUES, { from: 3_600_000, to: 3_725_042, text: 'a --> b < c' }])
  expect(file).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:03.500\nOi, gente! A tese &amp; o tema.\n\n00:00:03.500 --> 00:00:05.000\nDuas linhas,\numa fala.\n\n01:00:00.000 --> 01:02:05.042\na --&gt; b &lt; c\n',
  )
  expect(readCaptions(file)).toMatchObject({ value: [...CUES, { text: 'a --> b < c' }] })
})

test.each([
  ['', { code: 'captions-empty' }],
  ['WEBVTT\n\nNOTE nada', { code: 'captions-empty' }],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\n', { code: 'captions-empty' }],
  ['WEBVTT\n\nUma frase solta.', { code: 'captions-broken', line: 3 }],
  ['1\n00:00:02,000 --> 00:00:01,000\nPara trás.', { code: 'captions-broken', line: 2 }],
  ['00:00:02,000 --> 00:00:02,000\nSem tempo.', { code: 'captions-broken', line: 1 }],
  ['1\n00:00:01 --> 00:00:02\nSem milésimos.', { code: 'captions-broken', line: 2 }],
  ['1\n00:61:00,000 --> 00:62:00,000\nHora torta.', { code: 'captions-broken', line: 2 }],
])('%j is refused', (source, refusal) => {
  expect(readCaptions(source)).toMatchObject({ ok: false, ...refusal })
})

test('what is said begins a transcript, a paragraph after each silence', () => {
  expect(
    spokenText([
      ...CUES,
      { from: 7000, to: 8000, text: 'Outra parte.' },
      { from: 9999, to: 10_000, text: 'Segue.' },
    ]),
  ).toBe('Oi, gente! A tese & o tema. Duas linhas, uma fala.\n\nOutra parte. Segue.')
})
