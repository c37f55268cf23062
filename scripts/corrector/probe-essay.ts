/**
 * The essay that probes spoil in one place each: of ours, and apart from the model essays, so that a change of those
 * leaves what was measured here as it is.
 */
import type { Essay } from '#corrector/analysis.ts'

const PARAGRAPHS = [
  'Em 2010, a Assembleia Geral da Organização das Nações Unidas reconheceu o acesso à água potável e ao saneamento como direito humano, condição da dignidade da pessoa humana. No Brasil, contudo, esse reconhecimento ainda não chegou a todas as casas: há bairros em que o esgoto corre ao lado da calçada onde as crianças brincam. Nesse contexto, a universalização do saneamento esbarra no desprestígio das obras que não se veem e na desigualdade que decide quem pode esperar.',
  'De início, convém reconhecer que o saneamento sofre por ser uma obra que se enterra: ao contrário da ponte e do viaduto, a rede de esgoto não aparece na paisagem nem na propaganda, de modo que governos voltados para a eleição seguinte tendem a adiá-la, visto que o eleitor agradece o que enxerga. A Lei nº 14.026, de 2020, procurou romper essa lógica ao fixar, para 2033, a meta de levar água potável a 99% da população e coleta e tratamento de esgoto a 90%. Esse prazo, porém, atravessa vários mandatos, e o que é responsabilidade de muitos gestores acaba sem a urgência de nenhum: quem promete a universalização raramente a inaugura, e a infraestrutura ausente não aparece em fotografia alguma. A meta existe; a vala continua aberta. Dessa forma, enquanto o encanamento não render eleitores, a legislação, por mais avançada que seja, não levará o esgoto para debaixo da terra.',
  'Além disso, a demora não pesa igualmente sobre todos, como mostra o conceito de racismo ambiental, que, difundido nos Estados Unidos na década de 1980, descreve a concentração de danos ambientais nos territórios de populações negras e pobres. A ideia ajuda a ler o mapa brasileiro, no qual, como escreveu o geógrafo Milton Santos em “O Espaço do Cidadão”, cada homem vale pelo lugar onde está: a rede costuma parar onde termina o bairro regularizado, ou seja, a família que paga um aluguel menor paga, em troca, com a saúde. Sem esse tratamento, por exemplo, multiplicam-se as enfermidades transmitidas pela água contaminada: a criança que adoece falta à aula; a mãe que a acompanha ao posto perde o dia de trabalho. Forma-se, desse modo, um ciclo em que a falta de esgoto tratado reproduz a pobreza que a explicava, de maneira que a desigualdade não é apenas consequência da vala: é também a razão pela qual ela continua aberta.',
  'Portanto, é necessário enfrentar esses dois obstáculos. Cabe ao Ministério das Cidades, órgão responsável pela política nacional de saneamento, em parceria com as prefeituras, ampliar a rede de esgoto e priorizar as periferias, por meio de repasses condicionados a metas anuais, publicadas na internet bairro a bairro, a fim de que a população possa cobrar a obra que não vê. Às associações de moradores compete, ainda, criar comissões para fiscalizar as obras e divulgar esse calendário, para que a cobrança não dependa da época de eleição. Assim, o direito que a Organização das Nações Unidas reconheceu em 2010 alcançará também quem mora depois da última rua asfaltada.',
]

export const PLAIN_ESSAY: Essay = {
  text: PARAGRAPHS.join('\n'),
  theme: 'Desafios para a universalização do saneamento básico no Brasil',
  motivating: [],
}
