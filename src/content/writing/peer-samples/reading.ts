/**
 * The strong essay of the three by which students calibrate, written by us. Facts: Lei nº 12.244/2010 (planalto.gov.br);
 * Antonio Candido, "O direito à literatura", 1988; Paulo Freire, "A importância do ato de ler", 1981.
 */
import type { PeerSample } from '#domain/writing/peer-sample.ts'

export const READING_SAMPLE: PeerSample = {
  id: 'habito-de-leitura',
  theme: 'Desafios para ampliar o hábito de leitura entre os jovens brasileiros',
  paragraphs: [
    'No ensaio “O direito à literatura”, o crítico Antonio Candido inclui a ficção e a poesia entre os bens de que ninguém deveria ser privado, ao lado do alimento e da moradia, porque elas dão forma aos sentimentos e à visão do mundo. No Brasil, entretanto, esse direito ainda depende de ter livros em casa ou uma boa biblioteca por perto. Nesse contexto, a ampliação do hábito de leitura entre os jovens esbarra, sobretudo, na precariedade das bibliotecas escolares e em um ensino que transforma o livro em obrigação.',
    'Em primeiro lugar, é preciso reconhecer que muitos estudantes não têm de onde tirar um livro: a Lei nº 12.244, de 2010, determinou que todas as instituições de ensino do país tivessem biblioteca, mas a norma, sozinha, não ergue estantes: há escolas em que o espaço existe apenas no papel ou funciona como depósito, sem um profissional que o mantenha aberto. Assim, o aluno cuja família mal consegue pagar as contas perde o único lugar em que poderia escolher o que ler, e o jovem que não lê em casa tampouco lê na escola. Desse modo, a desigualdade de renda converte-se em desigualdade de repertório: a mesma criança que herdaria livros herda estantes vazias.',
    'Além da falta de acesso, a maneira de ensinar afasta o jovem da leitura. Para o educador Paulo Freire, em “A importância do ato de ler”, a leitura do mundo precede a leitura da palavra; na escola, contudo, o livro aparece somente como matéria de prova, com perguntas sobre datas e nomes de personagens, e ler passa a significar decorar, e o leitor que se formava desiste antes de descobrir de que histórias gosta. O prazer da história desaparece justamente na idade em que ela poderia ler sozinha. Dessa forma, surge um leitor que abandona os livros assim que deixa de ser avaliado, uma vez que nunca os escolheu, e a escola, que deveria apresentar a literatura como direito, acaba por apresentá-la como castigo.',
    'Portanto, cabe às secretarias de educação, responsáveis pela rede pública em que estuda a maioria dos jovens, contratar bibliotecários e garantir que cada biblioteca escolar permaneça aberta em todos os turnos, por meio de concursos anuais e da renovação dos acervos, a fim de que o estudante encontre o livro perto de si. Além disso, os professores devem criar um horário semanal de leitura livre, por meio de rodas em que a turma escolha as próprias obras, para que ler deixe de ser tarefa. Dessa forma, a literatura de que fala Antonio Candido deixará de ser privilégio e se tornará hábito.',
  ],
  reference: [
    {
      level: 200,
      reason:
        'Períodos completos e bem pontuados, vocabulário preciso e registro formal do começo ao fim. Não há desvio que se repita.',
    },
    {
      level: 160,
      reason:
        'As três partes estão completas, e o repertório quase sempre trabalha: o ensaio de Candido abre a tese e volta no fim, e a lei é confrontada com a escola real. A frase de Freire, porém, é citada e não é explicada.',
    },
    {
      level: 160,
      reason:
        'A tese anuncia duas causas e cada parágrafo desenvolve uma. O terceiro descreve bem o problema, mas não diz por que o ensino é assim: é a lacuna que o separa de 200.',
    },
    {
      level: 200,
      reason:
        'Conectivos variados e exatos ligam parágrafos e períodos, e a retomada usa “esse direito”, “a norma”, “a literatura de que fala”. Não há repetição que pese.',
    },
    {
      level: 200,
      reason:
        'Os cinco elementos aparecem: agente (secretarias), ação (manter abertas), meio (concursos e acervo), finalidade (livro perto) e detalhamento (quem são as secretarias).',
    },
  ],
}
