/** Remarks of ours on cohesion, for a teacher's bank to begin with (product §10 The teacher's desk). */
import type { BankRemark } from '#domain/writing/teacher-correction/remark.ts'

export const REMARKS_4: readonly BankRemark[] = [
  {
    category: 'connective',
    effect: 'merit',
    text: 'Conectivo certeiro: mostra exatamente a relação entre as duas ideias.',
  },
  {
    category: 'connective',
    effect: 'fault',
    text: 'Falta um conectivo entre estas frases. É causa, oposição ou soma? Escolha a ponte e escreva-a.',
  },
  {
    category: 'connective',
    effect: 'fault',
    text: '“{trecho}” não indica a relação que você queria. Aqui a ideia é de oposição: “porém”, “no entanto”, “todavia”.',
  },
  {
    category: 'connective',
    effect: 'fault',
    text: '“{trecho}” não indica a relação que você queria. Aqui a ideia é de consequência: “por isso”, “logo”, “assim”.',
  },
  {
    category: 'connective',
    effect: 'fault',
    text: '“{trecho}” não indica a relação que você queria. Aqui a ideia é de causa: “porque”, “já que”, “uma vez que”.',
  },
  {
    category: 'connective',
    effect: 'fault',
    text: '“Mas” já apareceu antes. Varie: “contudo”, “entretanto”, “ainda assim”.',
  },
  {
    category: 'connective',
    effect: 'fault',
    text: 'Este parágrafo começa sem ligação com o anterior. Abra com um conectivo: “Além disso”, “Outro fator”, “Por outro lado”.',
  },
  {
    category: 'connective',
    effect: 'fault',
    text: 'Dentro do parágrafo faltam pontes. Procure ter ao menos um conectivo entre as frases, e não só na abertura.',
  },
  {
    category: 'connective',
    effect: 'fault',
    text: '“{trecho}” ficou solto: o conectivo anuncia uma relação que a frase não cumpre.',
  },
  {
    category: 'connective',
    effect: 'fault',
    text: '“Outrossim” e “destarte” não dão ponto a mais. Use um conectivo que você domina, com naturalidade.',
  },
  {
    category: 'connective',
    effect: 'fault',
    text: '“Portanto” anuncia conclusão. No meio do desenvolvimento, ele confunde quem lê.',
  },
  {
    category: 'connective',
    effect: 'merit',
    text: 'Boa variedade de conectivos ao longo do texto, {nome}: nenhum cansa.',
  },
  {
    category: 'repetition',
    effect: 'fault',
    text: '“{trecho}” aparece muitas vezes seguidas. Troque por um sinônimo ou por “esse problema”, “essa situação”.',
  },
  {
    category: 'repetition',
    effect: 'fault',
    text: 'A mesma palavra abre duas frases seguidas. Mude a ordem de uma delas.',
  },
  {
    category: 'repetition',
    effect: 'fault',
    text: 'A quem se refere “{trecho}”? Há mais de um nome antes. Repita o nome certo para não deixar dúvida.',
  },
  {
    category: 'repetition',
    effect: 'fault',
    text: '“Isso” e “esse” precisam de companhia: diga “esse descaso”, “essa falta de verba”. Fica claro e ainda resume a ideia.',
  },
  {
    category: 'repetition',
    effect: 'fault',
    text: '“Este” aponta para o que vem; “esse”, para o que passou. Aqui é “esse”.',
  },
  {
    category: 'repetition',
    effect: 'fault',
    text: 'Dá para tirar “{trecho}” sem perder nada: a ideia já está dita.',
  },
  {
    category: 'repetition',
    effect: 'merit',
    text: 'Retomada elegante: você não repetiu a palavra e ninguém se perdeu.',
  },
  {
    category: 'repetition',
    effect: 'merit',
    text: 'O sinônimo resume a frase anterior e ainda dá a sua opinião. Recurso de nota máxima.',
  },
  {
    category: 'paragraph',
    effect: 'fault',
    text: 'O parágrafo tem uma frase só. Divida em pelo menos três: ideia, explicação e fechamento.',
  },
  {
    category: 'paragraph',
    effect: 'fault',
    text: 'Este período ocupa linhas demais. Corte onde cabe um ponto e ligue as partes com um conectivo.',
  },
  {
    category: 'paragraph',
    effect: 'fault',
    text: 'São frases curtas demais, uma atrás da outra. Una duas com “que”, “pois” ou “embora”.',
  },
  {
    category: 'paragraph',
    effect: 'fault',
    text: 'Falta marcar o parágrafo: comece a linha com um recuo, para o corretor ver as partes do texto.',
  },
  {
    category: 'paragraph',
    effect: 'fault',
    text: 'O assunto mudou no meio do parágrafo. Abra outro a partir daqui.',
  },
  {
    category: 'paragraph',
    effect: 'fault',
    text: 'Estes dois parágrafos tratam da mesma ideia. Junte-os em um só.',
  },
  {
    category: 'paragraph',
    effect: 'merit',
    text: 'Parágrafo muito bem construído: cada frase puxa a seguinte.',
  },
  {
    category: 'paragraph',
    effect: 'merit',
    text: 'A passagem de um parágrafo para o outro está suave. O texto anda sozinho.',
  },
  {
    category: 'connective',
    effect: 'note',
    text: 'Leia este trecho em voz alta. Onde a voz tropeça, falta ou sobra um conectivo.',
  },
  {
    category: 'connective',
    effect: 'fault',
    text: '“E” liga tudo, mas explica pouco. Qual é a relação entre as duas partes: causa, contraste ou tempo?',
  },
]
