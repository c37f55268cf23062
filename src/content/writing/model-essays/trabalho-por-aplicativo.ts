/** A model essay, under the rule of ../model-essays.ts. */
import type { ModelEssay } from '#domain/writing/model-essay.ts'

export const TRABALHO_POR_APLICATIVO: ModelEssay = {
  id: 'trabalho-por-aplicativo',
  axis: 'Trabalho e Economia',
  themeId: 'trabalho-por-aplicativo',
  structure: 'O discurso e a lei',
  theme: 'Desafios para a proteção dos trabalhadores por aplicativo no Brasil',
  paragraphs: [
    'No filme “Você Não Estava Aqui”, de 2019, o cineasta Ken Loach acompanha um entregador inglês que, chamado de parceiro pela empresa, arca sozinho com o veículo, as multas e o cansaço. Fora da ficção, essa parceria desigual também se instalou no Brasil, onde, segundo o Instituto Brasileiro de Geografia e Estatística, 71,1% dos trabalhadores por aplicativo estavam na informalidade em 2024. Proteger esses profissionais exige, portanto, desmentir o discurso do empreendedorismo, que disfarça a dependência, e atualizar a legislação trabalhista, que ainda não alcança o comando exercido por algoritmos.',
    'Em primeiro lugar, o discurso do empreendedorismo transforma a desproteção em mérito. Convencido de que é dono do próprio tempo, o motorista interpreta a jornada interminável como escolha e o acidente como azar, embora não defina o preço da corrida, não conheça os critérios das punições e possa ser desligado por uma mensagem automática. Para o sociólogo Ricardo Antunes, autor de “O Privilégio da Servidão”, de 2018, essa uberização esconde o assalariamento sob a aparência de prestação autônoma de serviços – aparência conveniente, que transfere ao trabalhador os custos e os riscos do negócio. Dessa maneira, quem pedala sob a chuva acredita competir com outros entregadores, quando, na verdade, financia a empresa que o avalia.',
    'Além disso, a legislação trabalhista foi concebida para um comando que tinha rosto e endereço. Promulgada em 1943, a Consolidação das Leis do Trabalho protegeu o operário subordinado ao relógio da fábrica; hoje, entretanto, a subordinação é exercida por um aplicativo que distribui tarefas, calcula notas e premia a exaustão. Tal descompasso foi percebido em 2022, quando a Lei nº 14.297 determinou a contratação de seguro contra acidentes para os entregadores, mas apenas durante a emergência sanitária da covid-19. Encerrada a emergência, encerrou-se a garantia, como se as motocicletas deixassem de derrapar com o fim da pandemia. Assim, a proteção chega como exceção, ao passo que o risco permanece como regra.',
    'Sendo assim, é necessário regulamentar esse comando invisível. Para tanto, o Congresso Nacional, responsável pela legislação trabalhista, deve criar um regime de proteção aos trabalhadores por aplicativo, por meio de uma lei que imponha às plataformas contribuição previdenciária, seguro permanente contra acidentes e transparência dos critérios de bloqueio, a fim de que a autonomia prometida não signifique abandono. Ao Ministério do Trabalho e Emprego compete, ainda, fiscalizar essas empresas mediante auditorias dos algoritmos, realizadas em conjunto com as universidades públicas e com os sindicatos da categoria. Com isso, o entregador brasileiro, ao contrário do personagem do filme, encontrará amparo quando tocar a campainha dos próprios direitos.',
  ],
  marks: [
    {
      quote: 'chamado de parceiro pela empresa, arca sozinho com o veículo, as multas e o cansaço',
      comment: 'A escolha dos detalhes do filme já é argumento: “parceiro” e “sozinho” se contradizem.',
      competence: 2,
    },
    {
      quote: 'exige, portanto, desmentir o discurso do empreendedorismo',
      comment: 'Tese em forma de tarefa dupla: desmentir um discurso e atualizar uma lei.',
      competence: 3,
    },
    {
      quote: 'interpreta a jornada interminável como escolha e o acidente como azar',
      comment: 'O paralelismo mostra como o discurso age na cabeça de quem trabalha.',
      competence: 3,
    },
    {
      quote:
        'embora não defina o preço da corrida, não conheça os critérios das punições e possa ser desligado',
      comment: '“Embora” pede subjuntivo, e os três verbos o respeitam.',
      competence: 1,
    },
    {
      quote: 'aparência conveniente, que transfere ao trabalhador os custos e os riscos do negócio',
      comment:
        'O conceito do sociólogo é explicado e avaliado. A palavra repetida, “aparência”, é de propósito.',
      competence: 2,
    },
    {
      quote: 'Tal descompasso foi percebido em 2022',
      comment: 'Resume o período anterior em duas palavras e introduz a lei.',
      competence: 4,
    },
    {
      quote: 'como se as motocicletas deixassem de derrapar com o fim da pandemia',
      comment: 'A ironia argumenta: mostra o absurdo de uma proteção com prazo.',
      competence: 3,
    },
    {
      quote:
        'por meio de uma lei que imponha às plataformas contribuição previdenciária, seguro permanente contra acidentes',
      comment: 'O meio detalha o que a lei deve conter; “criar leis”, sem isso, seria vago.',
      competence: 5,
    },
    {
      quote: 'a fim de que a autonomia prometida não signifique abandono',
      comment: 'A finalidade retoma o primeiro parágrafo e o segundo ao mesmo tempo.',
      competence: 5,
    },
  ],
  estimate: [
    {
      competence: 1,
      score: 200,
      reason: 'Excelente domínio da sintaxe: subordinação, paralelismo e subjuntivo sem desvio.',
    },
    {
      competence: 2,
      score: 200,
      reason: 'Cinema, pesquisa, sociologia e legislação explicados e ligados ao tema.',
    },
    {
      competence: 3,
      score: 200,
      reason: 'Projeto estratégico: cada parágrafo cumpre uma parte da tese, e a proposta responde às duas.',
    },
    {
      competence: 4,
      score: 200,
      reason: 'Coesão expressiva, com retomadas por resumo e por ironia.',
    },
    {
      competence: 5,
      score: 200,
      reason: 'Duas propostas completas, com agente, ação, meio, finalidade e detalhamento.',
    },
  ],
  sources: [
    'Você Não Estava Aqui, filme de Ken Loach, 2019',
    'IBGE, PNAD Contínua, trabalho por meio de plataformas digitais, 3º trimestre de 2024',
    'Ricardo Antunes, O Privilégio da Servidão, 2018',
    'Consolidação das Leis do Trabalho (Decreto-Lei nº 5.452, de 1943)',
    'Lei nº 14.297, de 5 de janeiro de 2022, arts. 1º e 3º',
  ],
}
