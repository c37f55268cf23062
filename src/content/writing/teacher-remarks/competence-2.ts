/** Remarks of ours on theme and repertoire, for a teacher's bank to begin with (product §10 The teacher's desk). */
import type { BankRemark } from '#domain/writing/teacher-correction/remark.ts'

export const REMARKS_2: readonly BankRemark[] = [
  {
    category: 'theme',
    effect: 'merit',
    text: 'O tema aparece inteiro já na introdução. O corretor sabe desde o começo do que você vai tratar.',
  },
  {
    category: 'theme',
    effect: 'fault',
    text: 'A introdução fala do assunto, mas não do recorte. Volte ao tema, “{tema}”, e traga as palavras-chave dele para cá.',
  },
  {
    category: 'theme',
    effect: 'fault',
    text: 'Aqui você se afastou do tema. Pergunte a cada parágrafo: isto responde à frase da proposta?',
  },
  {
    category: 'theme',
    effect: 'fault',
    text: 'Cuidado com o tangenciamento: o parágrafo trata do assunto geral e deixa o tema de lado. Ligue-o à proposta em uma frase.',
  },
  {
    category: 'theme',
    effect: 'fault',
    text: 'Faltou uma das palavras-chave do tema neste parágrafo. Retome-a com o próprio termo ou com um sinônimo.',
  },
  {
    category: 'theme',
    effect: 'fault',
    text: 'Este trecho repete os textos motivadores quase com as mesmas palavras. Parta deles, mas diga com a sua voz.',
  },
  {
    category: 'theme',
    effect: 'fault',
    text: 'O que é copiado da proposta não conta como linha escrita. Reescreva a ideia com palavras suas.',
  },
  {
    category: 'theme',
    effect: 'fault',
    text: 'Este parágrafo virou narrativa. Use o caso em uma frase, como exemplo, e volte logo a argumentar.',
  },
  {
    category: 'theme',
    effect: 'fault',
    text: 'Falta uma das três partes do texto: introdução, desenvolvimento ou conclusão. Sem ela, a competência 2 não passa de 80.',
  },
  {
    category: 'theme',
    effect: 'fault',
    text: 'A conclusão traz um assunto novo. Guarde-o para outro texto e feche o que você abriu.',
  },
  {
    category: 'theme',
    effect: 'merit',
    text: 'Você retoma o tema em todos os parágrafos sem se repetir. É isso que prende o texto à proposta.',
  },
  {
    category: 'theme',
    effect: 'note',
    text: 'Grife as palavras-chave da proposta antes de escrever e confira no fim se todas estão no texto.',
  },
  {
    category: 'repertoire',
    effect: 'merit',
    text: 'Repertório legítimo, ligado ao tema e bem usado. É exatamente o que a competência 2 pede.',
  },
  {
    category: 'repertoire',
    effect: 'fault',
    text: 'O repertório entrou e saiu sem trabalhar. Diga em uma frase o que ele mostra sobre o tema.',
  },
  {
    category: 'repertoire',
    effect: 'fault',
    text: 'Este é um repertório de bolso: serve para qualquer tema. Troque por um que só caiba neste, ou mostre por que ele cabe aqui.',
  },
  {
    category: 'repertoire',
    effect: 'fault',
    text: 'De onde veio este dado? Diga a fonte: uma pesquisa, um órgão, uma lei. Sem ela, o corretor não tem como confiar.',
  },
  {
    category: 'repertoire',
    effect: 'fault',
    text: 'Confira esta informação: do jeito que está, ela não corresponde ao que o autor ou a obra diz.',
  },
  {
    category: 'repertoire',
    effect: 'fault',
    text: 'Falta repertório de fora dos textos motivadores. Um filme, um livro, um fato da história ou uma lei já abrem caminho.',
  },
  {
    category: 'repertoire',
    effect: 'fault',
    text: 'Você citou o nome e parou. Quem é, o que disse e por que isso importa para o tema? Três informações bastam.',
  },
  {
    category: 'repertoire',
    effect: 'fault',
    text: 'São muitas citações para um parágrafo só. Escolha a melhor e explique-a bem.',
  },
  {
    category: 'repertoire',
    effect: 'fault',
    text: 'A comparação com outro país ou outra época precisa de uma ponte: o que muda e o que continua igual no Brasil de hoje?',
  },
  {
    category: 'repertoire',
    effect: 'merit',
    text: 'Que repertório original, {nome}! Mostra leitura e sai do lugar-comum.',
  },
  {
    category: 'repertoire',
    effect: 'merit',
    text: 'Boa ponte entre a obra e a realidade brasileira: o repertório virou argumento.',
  },
  {
    category: 'repertoire',
    effect: 'merit',
    text: 'A lei foi bem escolhida: o contraste entre o que está escrito e o que acontece sustenta o parágrafo.',
  },
  {
    category: 'repertoire',
    effect: 'note',
    text: 'Este repertório é bom. Anote-o: ele serve também para temas de educação e de cidadania.',
  },
  {
    category: 'repertoire',
    effect: 'note',
    text: 'Experimente trazer aqui um conceito de outra matéria, como sociologia ou geografia. Você já estudou vários que cabem.',
  },
  {
    category: 'repertoire',
    effect: 'fault',
    text: '“Desde os primórdios” e frases assim não são repertório. Comece por um fato com data, lugar ou nome.',
  },
  {
    category: 'repertoire',
    effect: 'fault',
    text: 'O repertório da introdução sumiu depois. Retome-o na conclusão: o texto fica amarrado do começo ao fim.',
  },
  {
    category: 'theme',
    effect: 'fault',
    text: 'Este título promete outro texto. Ele não é obrigatório; se houver um, precisa anunciar a sua tese.',
  },
  {
    category: 'theme',
    effect: 'merit',
    text: 'Você enxergou o recorte da proposta que muita gente deixa passar. Ótima leitura.',
  },
]
