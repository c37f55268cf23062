/** "Do parágrafo à redação", lessons 6 to 8: the theme, the thesis and the plan, before the first line is written. */
import type { CourseModule } from '#domain/study/courses/course.ts'
import { READERS } from './theme.ts'

const SOURCE =
  'Pela primeira vez desde o início da pesquisa, os não leitores são maioria no país, e a queda alcançou todas as faixas de idade.'

export const PLAN_MODULE: CourseModule = {
  title: 'Antes da primeira linha',
  lessons: [
    {
      slug: 'ler-o-tema',
      title: 'Ler o tema até o fim',
      minutes: 12,
      afterDays: 5,
      text: [
        'Você já sabe escrever um parágrafo. Falta decidir sobre o que ele vai falar, e essa decisão está escrita na prova. O tema não é um título bonito: é uma ordem, e cada palavra dela conta.',
        '## Assunto e recorte',
        'O assunto é o campo largo: leitura. O recorte é a parte que a prova pediu: a **perda de leitores**, no **Brasil**, e os **caminhos para reverter** essa perda. Quem escreve sobre a importância da leitura em geral fica no assunto e esquece o recorte. Isso se chama tangenciamento e limita a nota de três competências.',
        'Quem escreve sobre o preço do celular nem chega ao assunto. É a fuga ao tema, e ela zera a redação.',
        '## As palavras que mandam',
        'Sublinhe o núcleo do tema e pergunte a cada palavra o que ela exige.',
        '- “Perda” diz que algo existia e diminuiu: você precisa mostrar por quê.\n- “Reverter” pede caminhos de volta: a sua conclusão já tem direção.\n- “No Brasil” pede exemplos daqui.',
        '## Os textos motivadores',
        'Eles existem para pôr você na conversa, e não para serem copiados. Linha copiada é descontada do número de linhas escritas e não mostra repertório seu. Leia, feche os olhos e diga a informação com as suas palavras. Se não conseguir, leia de novo: ainda não era sua.',
        '## Um teste rápido',
        'Depois de cada parágrafo, pergunte se ele caberia em outro tema. Se coubesse sem mudar nada, faltou o recorte. O remédio costuma ser uma palavra: “leitores”, “leitura”, “livro” no lugar certo.',
      ].join('\n\n'),
      exercises: [
        {
          id: 'recorte',
          prompt:
            'Esta frase fica só no assunto: “Ler é muito bom para todas as pessoas.” Escreva uma que trate do recorte do tema.',
          given: READERS,
          check: { of: 'theme', theme: READERS, atLeast: 2, most: 45 },
          model: 'A perda de leitores só se reverte quando o livro volta a fazer parte da rotina do jovem.',
        },
        {
          id: 'suas-palavras',
          prompt: 'Diga com as suas palavras o que este texto motivador informa.',
          given: SOURCE,
          check: { of: 'own-words', theme: READERS, source: SOURCE },
          model:
            'A perda de leitores chegou a crianças, jovens e adultos: hoje, quem abre um livro faz parte da minoria.',
        },
      ],
    },
    {
      slug: 'a-tese',
      title: 'A tese',
      minutes: 12,
      afterDays: 6,
      text: [
        'A redação do ENEM é dissertativo-argumentativa: você defende um ponto de vista. A frase em que ele aparece é a tese. Ela mora no fim da introdução e manda em tudo o que vem depois.',
        '## Tema não é tese',
        'O tema vem da prova e é igual para todos. A tese é a sua resposta a ele. “A perda de leitores no Brasil é um problema” quase não responde: ninguém discordaria. Experimente dizer **por que** o problema persiste:',
        '> A perda de leitores persiste tanto pela falta de bibliotecas quanto pelo modo como a escola ensina a ler.',
        'Agora há uma posição e duas razões. E mais: os seus dois desenvolvimentos já têm assunto. O primeiro vai provar a falta de bibliotecas, e o segundo vai discutir o modo de ensinar.',
        '## Uma fórmula para começar',
        'Enquanto você ganha segurança, estas molduras ajudam:',
        '- “…persiste tanto por A quanto por B.”\n- “…persiste, seja por A, seja por B.”\n- “…é consequência de A e de B.”',
        'Com o tempo, você vai variar. O que não muda é a exigência: duas razões diferentes, que você consiga explicar e provar.',
        '## Escolher as razões',
        'Procure em lugares distintos. Uma razão pode vir do poder público (leis que não saem do papel, verbas, prédios) e outra do comportamento (costumes, família, escola). Assim, os parágrafos não se repetem, e a proposta pode atender aos dois.',
        'Cuidado com a tese que promete demais. Três razões pedem três parágrafos, e a folha só tem trinta linhas.',
      ].join('\n\n'),
      exercises: [
        {
          id: 'tese',
          prompt: 'Escreva a sua tese: o que você defende sobre este tema, com duas razões.',
          given: READERS,
          check: { of: 'thesis', theme: READERS },
          model:
            'A perda de leitores persiste tanto pela falta de bibliotecas quanto pelo modo como a escola ensina a ler.',
        },
      ],
    },
    {
      slug: 'o-projeto-de-texto',
      title: 'O projeto de texto',
      minutes: 15,
      afterDays: 7,
      text: [
        'Antes de construir, desenhe. O projeto de texto é o desenho da redação em poucas linhas: a tese, os dois argumentos e a proposta. Ninguém vai ler essa folha, mas o avaliador percebe quando ela não existiu, e a competência 3 avalia justamente isso.',
        '## Quatro linhas bastam',
        '1. **Tese**: a posição, com as duas razões.\n2. **Argumento 1**: a primeira razão, com a prova que você vai usar.\n3. **Argumento 2**: a segunda razão, com outra prova.\n4. **Proposta**: quem vai fazer o quê para enfrentar as duas causas.',
        'Um exemplo, do jeito rápido que cabe no rascunho:',
        '> Tese: faltam bibliotecas e a escola ensina a ler por obrigação.\n>\n> Argumento 1: lei de 2010 sem cumprimento; quem não compra não lê.\n>\n> Argumento 2: livro só aparece como tarefa; Paulo Freire e a leitura do mundo.\n>\n> Proposta: bibliotecas abertas e rodas de leitura, com prefeituras e escolas.',
        '## Conferir antes de escrever',
        'Trace uma linha de cada razão da tese até o seu argumento e outra de cada argumento até a proposta. Se algum fio ficar solto, conserte agora: no rascunho, custa segundos; na folha definitiva, custa linhas.',
        '## Quanto tempo',
        'Reserve dez a quinze minutos para ler os textos e fazer o projeto. Parece muito quando o relógio corre, mas esse tempo volta: quem sabe para onde vai escreve mais depressa e risca menos.',
      ].join('\n\n'),
      exercises: [
        {
          id: 'projeto',
          prompt:
            'Faça o projeto do seu texto em quatro linhas: tese, argumento 1, argumento 2 e proposta. Uma ideia em cada linha.',
          given: READERS,
          check: { of: 'plan', lines: 4 },
          model: [
            'Tese: faltam bibliotecas e a escola ensina a ler por obrigação.',
            'Argumento 1: lei de 2010 sem cumprimento; quem não compra não lê.',
            'Argumento 2: o livro só aparece como tarefa e perde a graça.',
            'Proposta: prefeituras abrem bibliotecas e escolas fazem rodas de leitura.',
          ].join('\n'),
        },
      ],
    },
  ],
}
