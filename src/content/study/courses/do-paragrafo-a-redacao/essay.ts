/**
 * "Do parágrafo à redação", lessons 9 to 12: the parts of the essay and its last reading. The five elements are those
 * of Inep's booklet of 2025; other facts as in the lessons on the paragraph.
 */
import type { CourseModule } from '#domain/study/courses/course.ts'
import { READERS } from './theme.ts'

const JOINED = 'A biblioteca fica trancada, o aluno perde o interesse pelo livro.'
const CUT = 'Muitos alunos desistem da leitura. Porque só encontram o livro na véspera da prova.'
const WITHOUT_MEANS =
  'As prefeituras devem abrir bibliotecas nos bairros, a fim de aproximar os jovens dos livros.'
const REPEATED =
  'O livro chega tarde. O livro vira tarefa. O livro cansa o aluno. Recuperar o gosto pelo livro é urgente.'

export const ESSAY_MODULE: CourseModule = {
  title: 'A redação inteira',
  lessons: [
    {
      slug: 'a-introducao',
      title: 'A introdução',
      minutes: 15,
      afterDays: 8,
      text: [
        'Com o projeto pronto, a introdução é quase um resumo dele. Em cinco ou seis linhas, o leitor precisa saber de que problema você trata e o que defende. Três movimentos resolvem: **contextualização**, **problema** e **tese**.',
        '## Primeiro movimento: a contextualização',
        'Uma referência ou uma cena leva o leitor até o tema. Pode ser um livro, uma lei, um fato. O importante é que ela já tenha algo a ver com o recorte.',
        '> No ensaio “O direito à literatura”, de 1988, o crítico Antonio Candido sustentou que ninguém deveria ser privado da ficção e da poesia.',
        '## Segundo movimento: o problema',
        'Agora o tema inteiro, ligado à referência. Um “no entanto” costuma fazer essa virada, porque a realidade raramente cumpre o que a referência promete.',
        '> No Brasil de hoje, no entanto, esse direito encolhe: pela primeira vez, quem não lê é maioria.',
        '## Terceiro movimento: a tese',
        'Você já a escreveu. Ela fecha o parágrafo e anuncia as duas razões, na ordem em que vão aparecer.',
        '> Essa perda de leitores persiste tanto pela falta de bibliotecas quanto pelo modo como a escola ensina a ler.',
        '## O que não cabe aqui',
        'Nada de “desde os primórdios da humanidade”, que serve a qualquer tema. Nada de anunciar o que o texto vai fazer: faça. E nada de explicar a primeira razão antes da hora. A introdução abre a porta; quem mostra a casa é o desenvolvimento.',
      ].join('\n\n'),
      exercises: [
        {
          id: 'contextualizacao',
          prompt:
            'Escreva a contextualização e o problema: uma referência que leve ao tema, ligada a ele na mesma frase ou na seguinte.',
          given: READERS,
          check: { of: 'repertoire', theme: READERS },
          model:
            'No ensaio “O direito à literatura”, o crítico Antonio Candido sustenta que ninguém deveria ser privado da ficção, o que torna a perda de leitores uma injustiça.',
        },
      ],
    },
    {
      slug: 'dois-desenvolvimentos',
      title: 'Dois desenvolvimentos que conversam',
      minutes: 20,
      afterDays: 9,
      text: [
        'Os dois parágrafos do meio são o coração do texto, e você já domina cada um: tópico frasal, explicação, prova e fechamento. A novidade desta aula é a conversa entre eles.',
        '## Uma razão em cada um',
        'O segundo desenvolvimento não repete o primeiro com outras palavras. Se o primeiro tratou da biblioteca trancada, o segundo muda de lugar: entra na sala de aula e olha para o modo de ensinar. Os dois, juntos, cumprem a promessa da tese.',
        '> Além disso, a escola ainda apresenta o livro como obrigação. Em vez de escolher uma história e conversar sobre ela, o aluno decora nomes de personagens para a prova e passa a ligar a leitura ao medo de errar. Em “A importância do ato de ler”, de 1981, Paulo Freire lembra que a leitura do mundo vem antes da leitura da palavra; quando a aula ignora o mundo do estudante, portanto, a palavra perde o sentido. Por conseguinte, o jovem se forma sem se tornar leitor.',
        '## Elos que se veem',
        'Quem avalia as ligações é a competência 4. Dentro do parágrafo e entre um parágrafo e outro, deve haver conectivos variados e retomadas: “esse hábito”, “tal obrigação”, “o estudante”. Retomar é dizer de novo sem repetir a palavra.',
        '## Frases inteiras',
        'Dois defeitos de estrutura aparecem muito nesta hora. O **truncamento** é o ponto que corta a frase ao meio e deixa uma parte incompleta. A **justaposição** é a vírgula que emenda duas frases completas onde caberia um ponto ou um conectivo. Os exercícios desta aula são sobre eles: são rápidos de aprender e valem pontos na competência 1.',
      ].join('\n\n'),
      exercises: [
        {
          id: 'truncamento',
          prompt: 'Desfaça o truncamento: junte as duas partes em uma frase completa.',
          given: CUT,
          check: { of: 'mend', kind: 'fragment', from: CUT },
          model: 'Muitos alunos desistem da leitura porque só encontram o livro na véspera da prova.',
        },
        {
          id: 'justaposicao',
          prompt: 'Desfaça a justaposição: ligue as duas frases com um conectivo.',
          given: JOINED,
          check: {
            of: 'connective',
            classes: ['consequence', 'conclusion', 'cause', 'addition'],
            from: JOINED,
          },
          model: 'A biblioteca fica trancada; por isso, o aluno perde o interesse pelo livro.',
        },
      ],
    },
    {
      slug: 'a-conclusao',
      title: 'A conclusão e a proposta',
      minutes: 20,
      afterDays: 10,
      text: [
        'No ENEM, a conclusão traz uma proposta de intervenção: o que fazer, na vida real, para enfrentar o problema que você discutiu. A competência 5 inteira avalia essa proposta, e ela vale 200 pontos.',
        '## As cinco peças',
        '1. **Agente**: quem vai agir. Um ministério, as prefeituras, as escolas, as famílias.\n2. **Ação**: o que será feito. Um verbo concreto, que se possa imaginar.\n3. **Meio ou modo**: como será feito. “Por meio de”, “mediante”, “com o apoio de”.\n4. **Efeito**: para que serve, também chamado de finalidade. “A fim de”, “para que”.\n5. **Detalhamento**: mais uma informação sobre qualquer uma das outras quatro.',
        'Veja as cinco trabalhando:',
        '> Portanto, as prefeituras, responsáveis por boa parte das escolas do país, devem abrir as bibliotecas escolares à comunidade, por meio da contratação de bibliotecários e da compra de livros escolhidos pelos próprios alunos, a fim de que o livro volte à rotina das famílias.',
        'O detalhamento está entre as primeiras vírgulas: ele conta por que esse agente pode agir.',
        '## Responder aos argumentos',
        'Os dois desenvolvimentos falaram de bibliotecas e do modo de ensinar. Uma “campanha de conscientização” deixaria os dois sem resposta. A proposta acima atende ao primeiro; se houver linhas, uma segunda frase atende ao outro: as escolas devem promover rodas de leitura em que o aluno escolhe o livro.',
        '## O que não conta',
        'Apontar uma falta não é propor (“faltam investimentos”). Imaginar um “se” também não (“se houvesse mais livros, tudo mudaria”). E a proposta respeita, sempre, os direitos humanos.',
        'Para encerrar, uma linha pode retomar a referência da introdução: o direito de que falava Antonio Candido. O texto termina onde começou, com outro olhar.',
      ].join('\n\n'),
      exercises: [
        {
          id: 'o-meio',
          prompt: 'Falta o meio. Reescreva a frase dizendo como será feito.',
          given: WITHOUT_MEANS,
          check: { of: 'proposal', elements: ['means'], from: WITHOUT_MEANS },
          model:
            'As prefeituras devem abrir bibliotecas nos bairros, por meio de parcerias com as escolas, a fim de aproximar os jovens dos livros.',
        },
        {
          id: 'proposta-inteira',
          prompt:
            'Escreva uma proposta com as cinco peças: agente, ação, meio ou modo, efeito e detalhamento.',
          given: READERS,
          check: {
            of: 'proposal',
            elements: ['agent', 'action', 'means', 'purpose', 'detail'],
            from: null,
          },
          model:
            'Portanto, o Ministério da Educação, órgão responsável pelas políticas de ensino do país, deve criar bibliotecas nas escolas, por meio da contratação de bibliotecários, a fim de formar novos leitores.',
        },
      ],
    },
    {
      slug: 'a-ultima-leitura',
      title: 'A última leitura e a redação inteira',
      minutes: 30,
      afterDays: 11,
      text: [
        'Você chegou à última aula com tudo o que uma redação precisa: a tese, o projeto, a introdução, dois desenvolvimentos e a proposta. Falta o acabamento e, depois, a folha.',
        '## Uma coisa de cada vez',
        'Revisar não é reler torcendo para encontrar erros. É procurar, em cada leitura, uma coisa só. Cinco minutos dão para cinco voltas:',
        '1. **Tema:** as palavras do recorte aparecem em todos os parágrafos?\n2. **Começos:** cada parágrafo abre com um elo e uma ideia?\n3. **Repetições:** a mesma palavra volta três vezes no mesmo parágrafo?\n4. **Proposta:** as cinco peças estão lá? Conte nos dedos.\n5. **Norma:** acentos, vírgulas, concordância, crase.',
        '## Repetir ou retomar',
        'A terceira volta é a que mais rende. Quando uma palavra se repete, há três saídas: um pronome (“ele”, “isso”), um sinônimo (“obra”, “volume”) ou o corte, porque muitas vezes a frase vive sem ela.',
        '## Na folha',
        'Se errar, passe um traço simples sobre a palavra e escreva a certa em seguida. Não ultrapasse as trinta linhas nem deixe menos de oito escritas, porque com até sete o texto é considerado insuficiente. Letra legível basta; bonita é opcional.',
        '## Agora é com você',
        'Resolva o exercício e conclua o curso. Depois, abra a sala de escrita, escolha o tema “Caminhos para reverter a perda de leitores no Brasil” e escreva a redação inteira com as peças que você preparou aqui. O corretor mostra o que já está firme e o que ainda pode crescer. Quando terminar, escreva outra, com outro tema: o método vai junto.',
        'Parabéns por ter vindo até o fim. Escrever bem não é um dom, é um caminho, e você acaba de percorrer um pedaço importante dele.',
      ].join('\n\n'),
      exercises: [
        {
          id: 'sem-repetir',
          prompt: 'Dê acabamento: reescreva sem repetir tanto a mesma palavra e sem perder as ideias.',
          given: REPEATED,
          check: { of: 'mend', kind: 'repetition', from: REPEATED },
          model:
            'O livro chega tarde, vira tarefa e cansa o aluno. Recuperar o gosto pela leitura é urgente.',
        },
      ],
    },
  ],
}
