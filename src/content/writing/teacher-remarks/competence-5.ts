/** Remarks of ours on the proposal, for a teacher's bank to begin with (product §10 The teacher's desk). */
import type { BankRemark } from '#domain/writing/teacher-correction/remark.ts'

export const REMARKS_5: readonly BankRemark[] = [
  {
    category: 'agent',
    effect: 'merit',
    text: 'Agente bem escolhido: tem mesmo poder para fazer o que você propõe.',
  },
  {
    category: 'agent',
    effect: 'fault',
    text: 'Quem vai fazer isso? Sem agente, a proposta perde um elemento. Diga o nome: um ministério, a escola, a mídia.',
  },
  {
    category: 'agent',
    effect: 'fault',
    text: '“{trecho}” é amplo demais para ser agente. Que órgão ou grupo, exatamente?',
  },
  {
    category: 'agent',
    effect: 'fault',
    text: 'Este agente não tem poder para essa ação. Quem faz leis é o Legislativo; quem executa é o governo.',
  },
  {
    category: 'agent',
    effect: 'fault',
    text: '“Deve-se” e “é preciso” escondem o agente. Comece a proposta por quem vai agir.',
  },
  {
    category: 'agent',
    effect: 'fault',
    text: 'Com tantos agentes, nenhuma ação fica completa. Escolha um e desenvolva os cinco elementos.',
  },
  {
    category: 'action',
    effect: 'merit',
    text: 'Ação concreta e possível. Dá para imaginá-la acontecendo.',
  },
  {
    category: 'action',
    effect: 'fault',
    text: 'O que será feito, na prática? “Investir” e “conscientizar” são só o começo: diga em quê e de que jeito.',
  },
  {
    category: 'action',
    effect: 'fault',
    text: 'A proposta resolve outro problema. Volte ao seu primeiro argumento: que ação ataca aquela causa?',
  },
  {
    category: 'action',
    effect: 'fault',
    text: 'Isto constata, mas não propõe. Troque por um verbo de ação: “criar”, “ampliar”, “fiscalizar”.',
  },
  {
    category: 'action',
    effect: 'fault',
    text: 'A ação está no campo do desejo (“seria bom que”). Escreva com segurança: “deve criar”, “cabe a ele garantir”.',
  },
  {
    category: 'action',
    effect: 'fault',
    text: 'A proposta fere os direitos humanos, e isso zera a competência 5. Repense a ação: dá para punir sem violência e sem excluir ninguém.',
  },
  {
    category: 'action',
    effect: 'fault',
    text: 'Você propôs para um argumento e esqueceu o outro. Não é obrigatório, mas uma segunda ação fecharia melhor o texto.',
  },
  {
    category: 'means',
    effect: 'merit',
    text: 'O meio está claro: “por meio de” seguido de algo que existe. É assim que se faz.',
  },
  {
    category: 'means',
    effect: 'fault',
    text: 'Falta o meio: como isso vai acontecer? Continue com “por meio de”, “mediante”, “com o uso de”.',
  },
  {
    category: 'means',
    effect: 'fault',
    text: 'O meio repete a ação com outras palavras. Diga o instrumento: uma lei, uma verba, uma campanha, uma oficina.',
  },
  {
    category: 'means',
    effect: 'fault',
    text: '“{trecho}” ainda é vago como meio. Que campanha, onde e para quem?',
  },
  {
    category: 'means',
    effect: 'note',
    text: 'Pergunte à sua ação: “como?”. A resposta é o meio, e ela vem logo depois da vírgula.',
  },
  {
    category: 'purpose',
    effect: 'merit',
    text: 'A finalidade volta à tese e fecha o texto com chave de ouro.',
  },
  {
    category: 'purpose',
    effect: 'fault',
    text: 'Para que serve essa ação? Acrescente a finalidade: “a fim de”, “para que”, “com o intuito de”.',
  },
  {
    category: 'purpose',
    effect: 'fault',
    text: '“Para um país melhor” serve a qualquer redação. Diga o que muda neste problema.',
  },
  {
    category: 'purpose',
    effect: 'fault',
    text: 'A finalidade não decorre da ação. Se tudo isso for feito, o que muda de verdade na vida das pessoas?',
  },
  {
    category: 'purpose',
    effect: 'fault',
    text: 'A última frase ficou solta. Use-a para retomar o repertório da introdução, ligado ao resultado da proposta.',
  },
  {
    category: 'detail',
    effect: 'merit',
    text: 'Detalhamento completo: você explicou o agente, e não só citou o nome dele.',
  },
  {
    category: 'detail',
    effect: 'fault',
    text: 'Falta detalhar um dos elementos. Escolha o mais fácil: explique o que o agente faz, dê um exemplo da ação ou conte como é o meio.',
  },
  {
    category: 'detail',
    effect: 'fault',
    text: 'O detalhamento repete o que já foi dito. Traga uma informação nova: onde, com quem, a cada quanto tempo.',
  },
  {
    category: 'detail',
    effect: 'fault',
    text: 'Um aposto resolve o detalhamento: “o Ministério da Educação, responsável pelas políticas de ensino, deve…”.',
  },
  {
    category: 'detail',
    effect: 'note',
    text: 'Confira sua proposta nos dedos de uma mão: agente, ação, meio, finalidade e detalhe. Qual ficou de fora?',
  },
  {
    category: 'action',
    effect: 'merit',
    text: 'Proposta completa, {nome}: os cinco elementos estão aqui. Parabéns!',
  },
  {
    category: 'action',
    effect: 'fault',
    text: 'Não há proposta de intervenção neste texto. Ela vale 200 pontos: reserve sempre as últimas sete linhas para ela.',
  },
]
