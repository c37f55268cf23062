/**
 * The strong essay of the three by which students calibrate, written by us. Facts: Lei nº 12.244/2010 (planalto.gov.br);
 * Antonio Candido, "O direito à literatura", 1988.
 */
import type { PeerSample } from '#domain/writing/peer-sample.ts'

export const READING_SAMPLE: PeerSample = {
  id: 'habito-de-leitura',
  theme: 'Desafios para ampliar o hábito de leitura entre os jovens brasileiros',
  paragraphs: [
    'No ensaio “O direito à literatura”, o crítico Antonio Candido inclui a ficção e a poesia entre os bens de que ninguém deveria ser privado, ao lado do alimento e da moradia, porque elas dão forma aos sentimentos e à visão do mundo. No Brasil, entretanto, esse direito ainda depende de ter livros em casa ou uma boa biblioteca por perto. A ampliação do hábito de leitura esbarra, sobretudo, na precariedade das bibliotecas escolares e em um ensino que transforma o livro em obrigação.',
    'Em primeiro lugar, é preciso reconhecer que muitos estudantes não têm de onde tirar um livro. A Lei nº 12.244, de 2010, determinou que todas as instituições de ensino do país tivessem biblioteca, mas a norma, sozinha, não ergue estantes: há escolas em que o espaço existe apenas no papel ou funciona como depósito, sem um profissional que o mantenha aberto. Assim, o aluno cuja família mal consegue pagar as contas perde o único lugar em que poderia escolher o que ler. A desigualdade de renda converte-se, desse modo, em desigualdade de repertório.',
    'Além da falta de acesso, a maneira de ensinar afasta o jovem da leitura. Quando o livro aparece somente como matéria de prova, com perguntas sobre datas e nomes de personagens, ler passa a significar decorar. O prazer da história desaparece justamente na idade em que ela poderia ler sozinha. Forma-se, portanto, um leitor que abandona os livros assim que deixa de ser avaliado, e a escola, que deveria apresentar a literatura como direito, acaba por apresentá-la como castigo.',
    'Diante disso, cabe às secretarias de educação, responsáveis pela rede pública em que estuda a maioria dos jovens, garantir que cada biblioteca escolar permaneça aberta em todos os turnos, por meio da contratação de bibliotecários e da renovação anual dos acervos, a fim de que o estudante encontre o livro perto de si. Paralelamente, os professores devem reservar um horário semanal de leitura livre, em que a turma escolha as próprias obras. Dessa forma, o bem de que fala Antonio Candido deixará de ser privilégio.',
  ],
  reference: [
    {
      level: 200,
      reason:
        'Períodos completos e bem pontuados, vocabulário preciso e registro formal do começo ao fim. Não há desvio que se repita.',
    },
    {
      level: 200,
      reason:
        'As três partes estão completas, e o repertório trabalha: o ensaio de Candido abre a tese e volta no fim, e a lei é explicada e confrontada com a escola real.',
    },
    {
      level: 160,
      reason:
        'A tese anuncia duas causas e cada parágrafo desenvolve uma. O terceiro descreve bem o problema, mas não diz por que o ensino é assim: é a lacuna que o separa de 200.',
    },
    {
      level: 200,
      reason:
        'Conectivos variados e exatos ligam parágrafos e períodos, e a retomada usa “esse direito”, “a norma”, “o bem de que fala”. Não há repetição que pese.',
    },
    {
      level: 200,
      reason:
        'Os cinco elementos aparecem: agente (secretarias), ação (manter abertas), meio (contratação e acervo), finalidade (livro perto) e detalhamento (quem são as secretarias).',
    },
  ],
}
