/** What stands in an essay and does not belong to it, and what only looks like it. */
import { expect, test } from 'vitest'
import { PARAGRAPHS } from '#tests/support/corrector.ts'
import { readDocument } from '../text/document.ts'
import { findPassages } from './passages.ts'

const within = (sentence: string) => {
  const [first, second, ...rest] = PARAGRAPHS
  return findPassages(readDocument([first, `${second} ${sentence}`, ...rest].join('\n')))
}

test.each([
  'Vem dançar comigo, lá, lá, lá, a noite é nossa.',
  'E o Santos, hein?',
  'Sabe por que o lápis foi ao médico? Estava sem ponta.',
  '1 2 3 4 5 6 7 8 9 10 11 12',
  'I would like to say that my dog is very funny and we go to the park together.',
  'Me gusta mucho la playa y con mis amigos juego al fútbol hasta que es de noche.',
  '[desenho de um boneco com uma flor]',
  'Preciso dessa nota, tenha piedade de mim.',
  'O texto definitivo deve ser escrito à tinta preta, na folha própria.',
  'Clique no link e garanta já a sua vaga.',
  'Doar sangue é lindo 😍.',
  'Como modelo de linguagem, não tenho opinião.',
  'Refogue a cebola no azeite e sirva ainda quente.',
  'Encomende pelo direct e receba em casa por vinte reais.',
  'Desculpe a letra, minha mão está doendo.',
  'É isso, galera, doem sangue.',
  'Ainda faltam cinco linhas.',
  'asdfgh qwerty asdf',
  'Será atribuída nota zero à redação que fugir ao tema.',
  'if x == 3: { print(x); }',
])('does not belong: %s', (sentence) => {
  expect(within(sentence).talk.length).toBeGreaterThan(0)
})

test.each([
  'Frases como “compre agora” e “clique no link” repetem-se nas telas.',
  'Martin Luther King disse “I have a dream that one day this nation will rise up and live out”.',
  'Quem hoje não tem um celular?',
  'Em 2019, 2020 e 2021, os estoques caíram 4%, 8% e 12%.',
  'O livro “O menino no espelho” (Fernando Sabino) fala disso.',
  'As famílias, os amigos, os vizinhos e o posto (UBS): todos ajudam.',
  'É preciso que o doador aproveite o intervalo para tomar leite e comer.',
  'Faltam linhas de ônibus até o hemocentro.',
  'Na canção, o verso “lá, lá, lá” embala o menino.',
  'É preciso que a população acesse o site do Ministério.',
  'Para que a família compre menos na loja, falta educação.',
  'É preciso que o cidadão, em casa, acesse o site do Ministério.',
  'É preciso que a escola sirva arroz, leite e carne.',
  'O Brasil é campeão mundial no uso de agrotóxicos.',
  'Só com o povo unido a lei sai do papel.',
  'Ninguém segura o avanço da tecnologia, fora todos os seus riscos.',
  'Faltam só verba e vontade para voltar ao assunto.',
  'Muitos não conseguem passar no vestibular.',
  'Os ingredientes dos ultraprocessados têm nomes estranhos, como cantaria o hino do país.',
])('belongs: %s', (sentence) => {
  expect(within(sentence).talk).toEqual([])
})

test('the writer’s name is one, a quoted one is not', () => {
  expect(within('Eu, Lívia Prado, já doei sangue.').identity).toHaveLength(1)
  expect(within('Sou a Lívia e já doei sangue.').identity).toHaveLength(1)
  expect(within('Meu nome é Lívia e moro em Olinda.').identity.length).toBeGreaterThan(0)
  expect(within('“Meu nome é Severino”, diz o retirante.').identity).toEqual([])
  expect(within('As condições em que estudo e trabalho se somam são duras.').identity).toEqual([])
})
