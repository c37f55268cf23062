/**
 * "Do parágrafo à redação", lessons 1 to 5: the paragraph, by the four steps of the mini-course. Facts: Lei nº 12.244 of
 * 2010 and Lei nº 14.837 of 2024 (planalto.gov.br); Instituto Pró-Livro, Retratos da Leitura no Brasil, 6th edition,
 * 2024; Antonio Candido, "O direito à literatura", 1988; Paulo Freire, "A importância do ato de ler", 1981.
 */
import type { CourseModule } from '#domain/study/courses/course.ts'
import { READERS } from './theme.ts'

const SHELF = 'Muitos jovens terminam a escola sem o hábito de ler.'
const LIBRARY =
  'Em muitas escolas, a biblioteca funciona como depósito e fica fechada no recreio, quando o aluno teria tempo de escolher um livro.'

export const PARAGRAPH_MODULE: CourseModule = {
  title: 'O parágrafo, passo a passo',
  lessons: [
    {
      slug: 'um-paragrafo-uma-ideia',
      title: 'Um parágrafo, uma ideia',
      minutes: 12,
      afterDays: 0,
      text: [
        'Boas-vindas! Este curso começa pequeno de propósito. Antes da redação inteira, com suas trinta linhas, vem uma peça que você consegue dominar em poucos dias: o parágrafo. Quem escreve um bom parágrafo já tem metade do caminho, porque a redação é feita de quatro deles.',
        '## O que é um parágrafo',
        'Parágrafo não é um bloco de cinco linhas que se fecha quando a mão cansa. É o espaço de **uma** ideia: você a anuncia, mostra por que ela acontece, prova que não está inventando e conclui. Quando o assunto muda, o parágrafo muda também.',
        'Repare neste trecho, em que duas ideias disputam o mesmo lugar:',
        '> As escolas têm poucas bibliotecas. O preço do livro é alto. O celular distrai os jovens. Ler é importante.',
        'São quatro frases corretas e nenhuma explicação. O leitor termina com uma lista nas mãos e precisa adivinhar como uma coisa se liga à outra. Na prova, esse trabalho é seu, não dele.',
        '## Os quatro passos',
        'Neste curso, o parágrafo de desenvolvimento tem sempre os mesmos quatro passos:',
        '1. **Tópico frasal**: a frase que anuncia a ideia.\n2. **Explicação**: como e por que isso acontece.\n3. **Prova**: um fato, uma lei, um livro, um conceito que sustenta o que você disse.\n4. **Fechamento**: a frase que conclui e volta à ideia do começo.',
        'Cada passo terá a sua aula. Por enquanto, veja os quatro juntos:',
        '> Em primeiro lugar, falta ao estudante um lugar onde encontrar livros. Em muitas escolas, a biblioteca é uma sala trancada, e quem não pode comprar um romance deixa de conhecê-lo. A Lei nº 12.244, de 2010, mandou criar bibliotecas em todas as instituições de ensino; o prazo venceu sem que a meta fosse cumprida e precisou ser ampliado em 2024. Desse modo, o hábito de ler continua a depender da renda de cada família.',
        'Leia de novo e procure onde termina um passo e onde começa o outro. Ajuda fazer a cada frase a mesma pergunta: o que você veio fazer aqui?',
        '## Sua vez',
        'O tema de treino do curso é este, e você vai escrever sobre ele até a última aula: “Caminhos para reverter a perda de leitores no Brasil”. Comece por uma frase só, com uma ideia só. Não precisa ficar bonita. Precisa ser clara.',
      ].join('\n\n'),
      exercises: [
        {
          id: 'uma-ideia',
          prompt: 'Escreva uma frase com uma única ideia sobre este tema. Use pelo menos uma palavra dele.',
          given: READERS,
          check: { of: 'theme', theme: READERS, atLeast: 1, most: 30 },
          model: 'A perda de leitores começa na falta de bibliotecas abertas nas escolas.',
        },
      ],
    },
    {
      slug: 'o-topico-frasal',
      title: 'O tópico frasal',
      minutes: 12,
      afterDays: 1,
      text: [
        'Todo parágrafo de desenvolvimento começa com uma promessa. O tópico frasal é a frase que a faz: em uma ou duas linhas, ele diz qual ideia será provada ali. Se alguém lesse apenas os tópicos frasais do seu texto, deveria entender o raciocínio inteiro.',
        '## Afirmar, e não só apresentar',
        'Compare as duas aberturas:',
        '> Um assunto muito discutido hoje é a leitura.\n\n> Em primeiro lugar, a escola ainda trata o livro apenas como tarefa.',
        'A primeira apresenta um assunto. A segunda afirma alguma coisa sobre ele, e alguém poderia discordar dela. É isso que faz dela um tópico frasal: existe algo a provar nas linhas seguintes.',
        '## Curto, sem a prova dentro',
        'Um erro comum é querer dizer tudo de uma vez. Quando a lei, o motivo e a consequência entram na primeira frase, o resto do parágrafo fica sem função. Guarde. O tópico frasal anuncia; quem explica é a próxima frase.',
        'Uma boa medida é a linha e meia da folha. Se a frase passou disso, procure nela um “porque” ou um “pois”: em geral, o que vem depois pertence à explicação.',
        '## Começar com um elo',
        'No primeiro desenvolvimento, “em primeiro lugar” ou “de início” avisam ao leitor que ele está diante da primeira razão. Já o segundo pede “além disso” ou “ademais”, que avisam da outra razão. Não é enfeite: esses elos mostram a ordem do seu plano.',
        '## Antes de escrever',
        'Faça três perguntas ao seu tópico frasal. Ele fala do tema? Alguém poderia discordar dele? Ele cabe em duas linhas? Com três respostas “sim”, siga em frente.',
      ].join('\n\n'),
      exercises: [
        {
          id: 'topico-curto',
          prompt:
            'Escreva um tópico frasal para o primeiro desenvolvimento: curto, afirmativo e sobre o tema.',
          given: READERS,
          check: { of: 'theme', theme: READERS, atLeast: 1, most: 24 },
          model: 'Em primeiro lugar, a perda de leitores nasce da distância entre o jovem e o livro.',
        },
        {
          id: 'topico-do-segundo',
          prompt:
            'Agora escreva o tópico frasal do segundo desenvolvimento: outra razão, com um elo de adição no começo.',
          given: READERS,
          check: { of: 'connective', classes: ['addition'], from: null },
          model: 'Além disso, a escola trata a leitura apenas como tarefa, e não como descoberta.',
        },
      ],
    },
    {
      slug: 'a-explicacao',
      title: 'A explicação',
      minutes: 12,
      afterDays: 2,
      text: [
        'O tópico frasal prometeu. A explicação começa a cumprir: ela mostra como a coisa acontece e por que acontece. É o passo que mais falta nas redações, porque a ideia parece óbvia para quem a teve. Para quem lê, não é.',
        '## A pergunta que aprofunda',
        'Existe uma ferramenta simples para sair da superfície: pergunte “por quê?” e faça a mesma pergunta à resposta. Veja até onde ela leva:',
        '> Os jovens leem pouco. Por quê? Porque não têm o hábito. Por quê? Porque ninguém leu com eles antes de cobrar a leitura. Por quê? Porque a família trabalha o dia todo e a escola só pede resumos.',
        'A primeira resposta qualquer pessoa daria. A terceira já é sua, e dela pode sair uma proposta na conclusão.',
        '## E daí?',
        'Depois de descer às causas, suba para as consequências. Quem perde com isso? O que muda na vida dessa pessoa? Quem não lê com frequência tem mais dificuldade para entender um contrato, conferir uma notícia ou defender um direito. Pronto: o problema ganhou peso.',
        '## Ligar em vez de empilhar',
        'Frases soltas, uma atrás da outra, não explicam nada. A explicação vive dos elos que mostram relação: “porque”, “uma vez que”, “já que”, “visto que” indicam causa; “por isso” e “de modo que” indicam consequência. Escolha o que diz a verdade sobre as suas duas ideias. Um conectivo errado é pior do que nenhum.',
        '> A biblioteca fica trancada no recreio, uma vez que a escola não tem quem cuide dela.',
        'Leia em voz alta. Se você consegue trocar o conectivo por “e” sem perder nada, a relação ainda não apareceu.',
      ].join('\n\n'),
      exercises: [
        {
          id: 'por-que',
          prompt: 'Pergunte “por quê?” e responda: reescreva a frase com a causa, usando um conectivo.',
          given: SHELF,
          check: { of: 'connective', classes: ['cause'], from: SHELF },
          model:
            'Muitos jovens terminam a escola sem o hábito de ler porque só encontraram o livro como obrigação.',
        },
        {
          id: 'e-dai',
          prompt: 'Agora suba: escreva uma frase com a consequência desse quadro, usando um conectivo.',
          given: SHELF,
          check: { of: 'connective', classes: ['consequence', 'conclusion'], from: null },
          model:
            'Por isso, esses jovens têm mais dificuldade para conferir uma notícia ou defender um direito.',
        },
      ],
    },
    {
      slug: 'a-prova',
      title: 'A prova',
      minutes: 15,
      afterDays: 3,
      text: [
        'Até aqui, o leitor tem só a sua palavra. A prova traz outra voz para a conversa: um dado, uma lei, um livro, um fato histórico, um conceito. O nome que a prova do ENEM dá a isso é repertório sociocultural.',
        '## Três perguntas para escolher',
        'Não existe referência boa em si. Existe a que serve ao seu argumento. Antes de usar uma, pergunte: é verdade? Tem a ver com o tema? Prova o que o meu tópico frasal disse? Se a resposta à última for “mais ou menos”, procure outra.',
        'Para o nosso tema, estas três podem ser usadas sem medo:',
        '- **Pesquisa:** em 2024, a “Retratos da Leitura no Brasil”, do Instituto Pró-Livro, mostrou pela primeira vez que os não leitores são maioria: 53% dos entrevistados não tinham lido nem parte de um livro nos três meses anteriores.\n- **Lei:** a Lei nº 12.244, de 2010, mandou que toda instituição de ensino tivesse biblioteca em dez anos. O prazo não foi cumprido e foi ampliado pela Lei nº 14.837, de 2024.\n- **Livro:** no ensaio “O direito à literatura”, de 1988, o crítico Antonio Candido defende que ninguém deveria ser privado da ficção e da poesia.',
        '## Citar é o começo',
        'A referência solta não prova nada. Compare:',
        '> Segundo Antonio Candido, a literatura é um direito. Além disso, faltam bibliotecas.\n\n> Para Antonio Candido, a literatura é um direito; a biblioteca trancada, portanto, priva o aluno de algo tão seu quanto a merenda.',
        'Na segunda versão, a ideia do autor trabalha: ela muda o jeito de ver a biblioteca trancada. Isso é o repertório produtivo. O teste é simples: apague a citação. Se o argumento continuar igual, ela era enfeite.',
        '## O que evitar',
        'Fuja da frase decorada que entra em qualquer tema, o repertório de bolso. E nunca invente um número: quem lê pode conferir. Se você não lembra a porcentagem, escreva o que sabe com segurança, como “a maioria dos entrevistados”.',
      ].join('\n\n'),
      exercises: [
        {
          id: 'repertorio-ligado',
          prompt:
            'Use um repertório de modo produtivo: cite-o e diga, na mesma frase, o que ele prova sobre o tema.',
          given: READERS,
          check: { of: 'repertoire', theme: READERS },
          model:
            'A Lei nº 12.244, de 2010, previu bibliotecas em todas as escolas, o que mostra que a perda de leitores não nasce da falta de leis.',
        },
      ],
    },
    {
      slug: 'o-fechamento',
      title: 'O fechamento e o parágrafo inteiro',
      minutes: 20,
      afterDays: 4,
      text: [
        'O parágrafo que termina na prova parece interrompido. Falta a frase que recolhe tudo e diz ao leitor o que fazer com aquilo. Esse é o fechamento: uma conclusão pequena, que volta à ideia do tópico frasal com outras palavras.',
        '## Concluir sem repetir',
        'Fechar não é copiar a primeira frase. Depois da explicação e da prova, você sabe mais do que sabia no começo; o fechamento mostra isso.',
        '> **Tópico frasal:** Em primeiro lugar, falta ao estudante um lugar onde encontrar livros.\n>\n> **Fechamento:** Desse modo, o hábito de ler continua a depender da renda de cada família.',
        'A segunda frase só faz sentido depois das outras duas. Quem pulasse direto para ela estranharia a palavra “renda”. É sinal de que o parágrafo andou.',
        '## Elos de conclusão',
        '“Desse modo”, “dessa forma”, “assim”, “por conseguinte” e “portanto” abrem bem essa frase. Use um deles por parágrafo e varie no texto. Só não guarde para o fechamento uma informação nova: ela ficaria sem explicação.',
        '## Montar as peças',
        'Agora você tem as quatro. Escreva-as na ordem, leia em voz alta e confira:',
        '- O tópico frasal afirma uma ideia só.\n- A explicação responde a um “por quê?”.\n- A prova é verdadeira e foi ligada ao argumento.\n- O fechamento conclui e não repete.',
        'Um parágrafo assim tem entre seis e oito linhas na folha. Se o seu ficou com três, volte à explicação. Se passou de dez, talvez haja duas ideias ali, e cada uma merece o próprio parágrafo.',
      ].join('\n\n'),
      exercises: [
        {
          id: 'fechamento',
          prompt:
            'Escreva o fechamento deste parágrafo: conclua a ideia com um elo, sem repetir as palavras.',
          given: LIBRARY,
          check: { of: 'connective', classes: ['consequence', 'conclusion'], from: null },
          model: 'Desse modo, quem não tem livros em casa também não os encontra onde deveria.',
        },
        {
          id: 'paragrafo-inteiro',
          prompt:
            'Agora o parágrafo inteiro: tópico frasal, explicação, prova e fechamento, em até 120 palavras. A prova precisa estar ligada ao tema.',
          given: READERS,
          check: { of: 'repertoire', theme: READERS },
          model:
            'Em primeiro lugar, a perda de leitores nasce da falta de acesso aos livros. Em muitas escolas, a biblioteca é uma sala trancada, e quem não pode comprar um romance deixa de conhecê-lo. A Lei nº 12.244, de 2010, previu bibliotecas em todas as escolas, mas o prazo venceu antes que elas existissem, o que prova que o leitor foi esquecido pelo poder público. Desse modo, o hábito de ler continua a depender da renda de cada família.',
        },
      ],
    },
  ],
}
