/** A model essay, under the rule of ../model-essays.ts. */
import type { ModelEssay } from '#domain/writing/model-essay.ts'

export const SANEAMENTO_BASICO: ModelEssay = {
  id: 'saneamento-basico',
  axis: 'Meio Ambiente',
  themeId: 'saneamento-basico',
  structure: 'Duas causas, da política à rua',
  theme: 'Desafios para a universalização do saneamento básico no Brasil',
  paragraphs: [
    'Em 2010, a Assembleia Geral da Organização das Nações Unidas reconheceu o acesso à água potável e ao saneamento como direito humano, condição da dignidade da pessoa humana. No Brasil, contudo, esse reconhecimento ainda não foi convertido em encanamento para todas as casas: há bairros em que o esgoto corre ao lado da calçada onde as crianças brincam. Nesse contexto, o desafio de universalizar o saneamento básico esbarra no desprestígio das obras que não se veem e na desigualdade que decide quem pode esperar.',
    'De início, o saneamento sofre por ser uma obra que se enterra: ao contrário da ponte e do viaduto, a rede de esgoto não aparece na paisagem nem na propaganda, e governos voltados para a eleição seguinte tendem a adiá-la, visto que o eleitor recompensa o que enxerga. A Lei nº 14.026, de 2020, procurou romper essa lógica ao fixar, para 2033, a meta de levar água potável a 99% da população e coleta e tratamento de esgoto a 90%. Esse prazo, porém, atravessa vários mandatos, e a responsabilidade de muitos gestores acaba sem a urgência de nenhum: quem promete a universalização raramente a inaugura. A meta existe; a vala continua aberta. Dessa forma, enquanto o encanamento não render eleitores, a legislação, por mais avançada que seja, não levará o esgoto para debaixo da terra.',
    'Além disso, a demora não pesa igualmente sobre todos, como mostra o conceito de racismo ambiental – difundido nos Estados Unidos na década de 1980 –, que descreve a concentração de danos ambientais nos territórios de populações negras e pobres. A ideia ajuda a ler o mapa brasileiro, no qual, como escreveu o geógrafo Milton Santos em “O Espaço do Cidadão”, cada homem vale pelo lugar onde está: a rede costuma parar onde termina o bairro regularizado, ou seja, a família que paga um aluguel menor paga, em troca, com a saúde. Nos territórios não saneados, por exemplo, são multiplicadas as enfermidades transmitidas pela água contaminada: a criança que adoece falta à aula; a mãe que a acompanha ao posto perde o dia de trabalho. Forma-se, desse modo, um ciclo em que a falta de esgoto tratado reproduz a pobreza que a explicava, e a desigualdade, mais do que consequência da vala, torna-se a razão de sua permanência.',
    'Portanto, cabe ao Ministério das Cidades, órgão responsável pela política nacional de saneamento, em parceria com as prefeituras, ampliar a rede de esgoto e priorizar as periferias, por meio de repasses condicionados a metas anuais, publicadas na internet bairro a bairro, a fim de que a população possa cobrar a obra que não vê. Às associações de moradores compete, ainda, criar comissões para fiscalizar as obras e divulgar esse calendário, para que a cobrança não dependa da época de eleição. Assim, o direito reconhecido pela Organização das Nações Unidas alcançará também os brasileiros que moram depois da última rua asfaltada.',
  ],
  marks: [
    {
      quote: 'reconheceu o acesso à água potável e ao saneamento como direito humano',
      comment:
        'O repertório tem data, instituição e conteúdo, e já traz o tema: a distância entre o direito e a rua é o que o texto vai discutir.',
      competence: 2,
    },
    {
      quote: 'no desprestígio das obras que não se veem e na desigualdade que decide quem pode esperar',
      comment:
        'A tese anuncia duas razões diferentes, uma política e outra social, na ordem em que os parágrafos seguintes as explicam.',
      competence: 3,
    },
    {
      quote: 'uma obra que se enterra',
      comment:
        'Uma imagem simples e própria abre o argumento. Sinais de autoria como este fogem do previsível.',
      competence: 3,
    },
    {
      quote: 'procurou romper essa lógica ao fixar, para 2033, a meta',
      comment:
        'A lei não é só citada: “essa lógica” a prende ao período anterior, e o texto explica adiante por que ela não basta.',
      competence: 2,
    },
    {
      quote: 'A meta existe; a vala continua aberta.',
      comment:
        'O ponto e vírgula separa duas orações completas e põe a lei e a realidade frente a frente, sem justaposição.',
      competence: 1,
    },
    {
      quote: 'A ideia ajuda a ler o mapa brasileiro',
      comment:
        'A ponte entre o conceito e o caso. Sem ela, a referência ficaria solta; com ela, trabalha pelo argumento.',
      competence: 2,
    },
    {
      quote: 'Forma-se, desse modo, um ciclo',
      comment: '“Desse modo” conclui a corrente de consequências, e “ciclo” a resume em uma palavra.',
      competence: 4,
    },
    {
      quote: 'por meio de repasses condicionados a metas anuais, publicadas na internet bairro a bairro',
      comment:
        'O meio vem com detalhamento: as metas são anuais e podem ser consultadas por bairro. A proposta deixa de ser um desejo.',
      competence: 5,
    },
    {
      quote: 'a fim de que a população possa cobrar a obra que não vê',
      comment:
        'A finalidade responde ao primeiro desenvolvimento: o que era invisível passa a ser acompanhado.',
      competence: 5,
    },
  ],
  estimate: [
    {
      competence: 1,
      score: 200,
      reason: 'Períodos completos e variados, crase e pontuação seguras, registro formal do começo ao fim.',
    },
    {
      competence: 2,
      score: 200,
      reason:
        'O tema aparece inteiro nos quatro parágrafos, e três repertórios são explicados e ligados ao que se defende.',
    },
    {
      competence: 3,
      score: 160,
      reason:
        'A tese se cumpre na ordem anunciada, e a proposta responde a ela; que o eleitor só recompense o que vê, porém, é afirmado sem um caso que o prove.',
    },
    {
      competence: 4,
      score: 200,
      reason: 'Conectivos variados e retomadas sem repetição, entre os parágrafos e dentro deles.',
    },
    {
      competence: 5,
      score: 200,
      reason: 'Agente, ação, meio, detalhamento e finalidade presentes, com respeito aos direitos humanos.',
    },
  ],
  sources: [
    'Assembleia Geral da ONU, Resolução 64/292, 28 de julho de 2010',
    'Lei nº 14.026, de 15 de julho de 2020 (planalto.gov.br)',
    'Milton Santos, O Espaço do Cidadão, 1987',
    'United Church of Christ, Toxic Wastes and Race in the United States, 1987',
  ],
}
