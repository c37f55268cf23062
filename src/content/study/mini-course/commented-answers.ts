/**
 * Why is the answer the answer? A comment for each question of the mini-course, level by level, for the key at the end
 * of its PDF (product §2 Mini-course). What they say of the exam stands in the lessons.
 */

export const ANSWER_COMMENTS: readonly (readonly string[])[] = [
  [
    'O tema vem da prova; a tese é a posição que você toma diante dele. Faça o teste: se ninguém poderia discordar da frase, ela ainda não é uma tese.',
    'A introdução apresenta, o desenvolvimento prova e a conclusão propõe. Deixar a proposta para o fim faz sentido: só então o leitor conhece as causas que ela vai atacar.',
    'Tese, dois argumentos e proposta, em quatro linhas. O avaliador não lê o rascunho, mas percebe na folha quando não houve plano.',
  ],
  [
    'Na fuga, o texto não chega nem ao assunto amplo, e a redação inteira recebe zero. Se o assunto aparece e só o recorte falta, a falha é outra: o tangenciamento, que limita a nota de três competências.',
    'O texto começa a valer na oitava linha, e as linhas copiadas da prova não contam. Em Braille, o limite é de 10 linhas.',
    'O zero fica nessa competência, que avalia a proposta de intervenção. As outras quatro notas continuam valendo.',
  ],
  [
    'É a referência ou a cena que leva o leitor até o tema. Depois dela vêm o problema, com o tema inteiro, e a tese.',
    'Troque o tema: se a frase continua igual, a referência não trabalhava para o texto. É por isso que o avaliador pode tratá-la como enfeite.',
    'Produtivo é o repertório que faria falta: se alguém o apagasse, o argumento perderia força.',
  ],
  [
    'O tópico frasal anuncia a ideia; a explicação, a prova e o fechamento vêm depois, nessa ordem. Um bom tópico é curto e afirma alguma coisa.',
    'Cada resposta desce um degrau, do fato até a causa. É na causa que a proposta de intervenção pode agir.',
    'O fechamento conclui sem repetir: retoma a tese com outras palavras e deixa o parágrafo completo.',
  ],
  [
    'O agente é quem faz: governo, escola, empresa, família, comunidade. “É preciso que se faça” deixa a ação sem rosto.',
    'Expressões como “por meio de” e “mediante” costumam abrir este elemento. Quem diz o que será feito, mas não diz como, deixa a proposta pela metade.',
    'O detalhamento pode acompanhar qualquer um dos outros quatro elementos. Uma oração entre vírgulas, depois do agente, já resolve.',
  ],
  [
    'O truncamento corta demais: “Porque viaja sem refrigeração.” não se sustenta sozinha. Basta juntar as duas partes em uma frase só.',
    'A justaposição emenda demais: onde há duas frases completas, cabe um ponto, um ponto e vírgula ou um conectivo.',
    'A coesão são os elos entre palavras, frases e parágrafos. A competência 1 olha a escrita formal; a 4, as ligações.',
  ],
]
