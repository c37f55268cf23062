/** A model essay, under the rule of ../model-essays.ts. */
import type { ModelEssay } from '#domain/writing/model-essay.ts'

export const TRABALHO_E_DEFICIENCIA: ModelEssay = {
  id: 'trabalho-e-deficiencia',
  axis: 'Diversidade e Inclusão',
  themeId: 'trabalho-e-deficiencia',
  structure: 'A regra e o olhar',
  theme: 'Desafios para a inclusão de pessoas com deficiência no mercado de trabalho brasileiro',
  paragraphs: [
    'Promulgada no Brasil em 2009, a Convenção sobre os Direitos das Pessoas com Deficiência ensina que a deficiência não está apenas no corpo: resulta do encontro entre um impedimento e as barreiras do ambiente. No mercado de trabalho brasileiro, todavia, essas barreiras seguem de pé, e a inclusão das pessoas com deficiência tropeça no cumprimento apenas formal da lei de cotas e no capacitismo – preconceito que confunde deficiência com incapacidade –, dois obstáculos que se alimentam mutuamente.',
    'Em primeira análise, o cumprimento da lei de cotas permanece formal porque muitas empresas contratam para preencher um percentual, e não uma função. O artigo 93 da Lei nº 8.213, de 1991, obriga as que têm cem ou mais empregados a destinar de 2% a 5% dos cargos a pessoas com deficiência ou reabilitadas. Essa norma abriu portas, mas não garante acessibilidade atrás delas: sem rampa, leitor de tela ou intérprete de Libras, o contratado ocupa uma cadeira sem poder exercer a profissão, como o funcionário surdo que, em uma reunião sem intérprete, permanece presente na sala e ausente das decisões. Quando a vaga nasce para a planilha, a promoção não vem, e essa exclusão disfarçada confirma, aos olhos do gestor, o preconceito que a causou, uma vez que é interpretada como incapacidade a simples falta de acessibilidade. Dessa forma, a cota é cumprida no papel e descumprida no corredor, e a inclusão se reduz a um número, longe da dignidade que a norma pretendia proteger.',
    'Além disso, esse preconceito é, por sua vez, o segundo obstáculo. O documentário “Crip Camp: Revolução pela Inclusão”, de 2020, retrata jovens que, em um acampamento criado para eles, deixam de ser vistos como frágeis e se descobrem líderes de uma luta por direitos civis. Mudou o ambiente, e não o corpo de quem chegava. No Brasil, entretanto, o trabalhador com deficiência, por exemplo, ainda é recebido ora com pena, ora com espanto diante de tarefas comuns: elogia-se a “superação” de quem apenas trabalha, e esse olhar aparentemente gentil reserva-lhe os cargos mais simples, porque quem é admirado por tão pouco raramente é lembrado para muito. Por conseguinte, o capacitismo fecha por dentro a porta que a lei de cotas tinha aberto.',
    'Portanto, cabe ao Ministério do Trabalho e Emprego, órgão responsável pela inspeção trabalhista, fiscalizar a qualidade das contratações, e não só a quantidade, por meio de auditorias anuais que ouçam, em sigilo, os próprios trabalhadores com deficiência, para que a acessibilidade e a carreira passem a contar no cumprimento da cota. As empresas, por seu turno, com o apoio do Ministério Público do Trabalho, devem criar e promover formações contra o capacitismo, conduzidas por profissionais com deficiência, a fim de que a convivência substitua a pena e o reconhecimento profissional substitua o espanto. Assim, as barreiras descritas pela Convenção começarão a cair, e o trabalho será, de fato, um direito de todos.',
  ],
  marks: [
    {
      quote: 'resulta do encontro entre um impedimento e as barreiras do ambiente',
      comment:
        'O documento define o conceito central, e a palavra “barreiras” organiza o texto inteiro, da abertura ao fecho.',
      competence: 2,
    },
    {
      quote: 'no cumprimento apenas formal da lei de cotas e no capacitismo',
      comment: 'A tese aponta duas causas: uma nas empresas, outra no olhar. Cada uma ganha um parágrafo.',
      competence: 3,
    },
    {
      quote: 'contratam para preencher um percentual, e não uma função',
      comment: 'O tópico frasal usa o mesmo verbo com dois objetos e resume o parágrafo em poucas palavras.',
      competence: 3,
    },
    {
      quote: 'obriga as que têm cem ou mais empregados',
      comment: '“Têm”, com acento, concorda com “as”, que retoma “empresas”: um plural fácil de perder.',
      competence: 1,
    },
    {
      quote: 'Quando a vaga nasce para a planilha, a promoção não vem',
      comment:
        'A consequência vem em cadeia: vaga formal, carreira parada, exclusão disfarçada, preconceito confirmado.',
      competence: 3,
    },
    {
      quote: 'esse preconceito é, por sua vez, o segundo obstáculo.',
      comment:
        'O preconceito que o parágrafo anterior descreve volta aqui como assunto: a ligação se faz pela ideia, e não só pelo conectivo.',
      competence: 4,
    },
    {
      quote: 'Mudou o ambiente, e não o corpo de quem chegava.',
      comment: 'A frase explica o filme à luz da Convenção: um repertório confirma o outro.',
      competence: 2,
    },
    {
      quote: 'auditorias anuais que ouçam, em sigilo, os próprios trabalhadores com deficiência',
      comment:
        'O meio é detalhado: quando, com quem e de que forma. “Em sigilo” mostra que se pensou no risco para quem fala.',
      competence: 5,
    },
    {
      quote: 'por seu turno',
      comment: 'Marca a passagem para o segundo agente sem repetir “além disso”.',
      competence: 4,
    },
  ],
  estimate: [
    {
      competence: 1,
      score: 200,
      reason: 'Concordância, crase e pontuação seguras em períodos longos, sem perder a clareza.',
    },
    {
      competence: 2,
      score: 200,
      reason:
        'Convenção, lei e documentário são explicados e se ligam ao recorte: trabalho, e não só inclusão.',
    },
    {
      competence: 3,
      score: 160,
      reason:
        'Os dois argumentos se encadeiam, e a conclusão atende a ambos; falta mostrar, com um caso, como o olhar dos gestores decide a promoção.',
    },
    {
      competence: 4,
      score: 200,
      reason: 'Elos variados entre frases e parágrafos, com retomadas que fazem o texto andar.',
    },
    {
      competence: 5,
      score: 200,
      reason:
        'Duas propostas completas, com detalhamento no meio da primeira e no agente que conduz a segunda.',
    },
  ],
  sources: [
    'Decreto nº 6.949, de 25 de agosto de 2009 (planalto.gov.br)',
    'Lei nº 8.213, de 24 de julho de 1991, art. 93 (planalto.gov.br)',
    'Filme: Crip Camp, direção de Nicole Newnham e James LeBrecht, 2020',
  ],
}
