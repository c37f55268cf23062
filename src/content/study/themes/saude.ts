/**
 * Practice themes of the axis Saúde. Editorial rule: in the words of the exam but never one of its themes; no invented
 * number, and every fact stated has its source.
 */
import type { PracticeTheme } from '#domain/study/theme.ts'
import { examThemes } from './exam-themes.ts'

export const SAUDE: readonly PracticeTheme[] = [
  {
    id: 'cobertura-vacinal',
    title: 'Desafios para a ampliação da cobertura vacinal no Brasil',
    framing:
      'O Programa Nacional de Imunizações, criado em 1973, fez da vacina um hábito das famílias brasileiras. Boatos, falta de tempo e a impressão de que certas doenças ficaram no passado afastam, porém, parte delas dos postos de saúde. Como reconquistar essa confiança e facilitar o acesso à vacina?',
    nearby: [],
    source: 'Ministério da Saúde: Programa Nacional de Imunizações (PNI), 1973',
  },
  {
    id: 'diagnostico-tardio',
    title: 'Caminhos para combater o diagnóstico tardio do câncer na rede pública',
    framing:
      'A Lei nº 12.732/2012 deu ao paciente com câncer o direito de iniciar o tratamento no SUS em até sessenta dias a partir do diagnóstico. O prazo, porém, de pouco serve a quem não consegue a consulta ou o exame que revelam a doença. O que precisa mudar para que o câncer seja descoberto a tempo?',
    nearby: [],
    source: 'Lei nº 12.732/2012, art. 2º',
  },
  {
    id: 'automedicacao',
    title: 'Os riscos da automedicação na sociedade brasileira',
    framing:
      'A facilidade de comprar remédios, a dificuldade de conseguir uma consulta e os conselhos que circulam nas redes levam muita gente a se tratar por conta própria. O alívio rápido pode esconder doenças graves, provocar dependência e favorecer bactérias resistentes. Que responsabilidades cabem ao Estado, às farmácias, à mídia e a cada cidadão?',
    nearby: [],
    source: null,
  },
  {
    id: 'saude-mental-dos-jovens',
    title: 'Desafios para o cuidado com a saúde mental dos jovens brasileiros',
    framing:
      'Cobranças escolares, comparação constante nas redes e incerteza quanto ao futuro pesam sobre uma fase da vida em que pedir ajuda ainda parece sinal de fraqueza. Quando a escola não escuta e o serviço público não alcança, o sofrimento se agrava em silêncio. Como fazer do cuidado com a mente parte da rotina de quem estuda?',
    nearby: examThemes('2020-regular'),
    source: null,
  },
  {
    id: 'ultraprocessados',
    title: 'Consequências do consumo de alimentos ultraprocessados no Brasil',
    framing:
      'O Guia Alimentar para a População Brasileira, na edição de 2014, recomenda evitar os alimentos ultraprocessados. Baratos, práticos e muito anunciados, eles tomam o lugar da comida fresca sobretudo onde faltam tempo, renda ou feiras por perto. De que modo garantir que comer bem não seja um privilégio?',
    nearby: examThemes('2022-reaplicacao-ppl', '2014-regular'),
    source: 'Ministério da Saúde: Guia Alimentar para a População Brasileira, 2ª edição, 2014',
  },
  {
    id: 'doacao-de-orgaos',
    title: 'Caminhos para ampliar a doação de órgãos no Brasil',
    framing:
      'Pela Lei nº 9.434/1997, com a redação dada em 2001, a retirada de órgãos após a morte depende da autorização da família. A decisão costuma chegar no pior momento, cercada de dor, de mitos e do silêncio de quem nunca tocou no assunto. Como levar essa conversa às famílias antes que a perda aconteça?',
    nearby: [],
    source: 'Lei nº 9.434/1997, art. 4º, com a redação da Lei nº 10.211/2001',
  },
  {
    id: 'cigarro-eletronico',
    title: 'Desafios para combater o uso de cigarros eletrônicos entre os jovens brasileiros',
    framing:
      'A Agência Nacional de Vigilância Sanitária proíbe desde 2009 a venda de cigarros eletrônicos no Brasil. Coloridos, perfumados e vendidos às claras, eles chegam, porém, à porta da escola e a quem nunca tinha fumado. Como fazer com que a proibição valha fora do papel e com que o jovem não queira experimentar?',
    nearby: examThemes('2018-regular'),
    source: 'Agência Nacional de Vigilância Sanitária: Resolução da Diretoria Colegiada nº 46/2009',
  },
  {
    id: 'dengue',
    title: 'Caminhos para o enfrentamento da dengue no Brasil',
    framing:
      'O mosquito que transmite a dengue nasce em água limpa e parada, quase sempre dentro dos quintais. Calor, chuva fora de hora, lixo sem coleta e caixas-d’água abertas dão a ele o que precisa, e a cada verão o país parece recomeçar do zero. Que responsabilidades cabem ao poder público, à ciência e a cada casa?',
    nearby: examThemes('2020-regular'),
    source: null,
  },
  {
    id: 'obesidade',
    title: 'Desafios para o enfrentamento da obesidade na sociedade brasileira',
    framing:
      'Comer bem custa tempo e dinheiro, e o que engorda é o que mais se anuncia. Quem vive com obesidade enfrenta a doença e também o preconceito, que a trata como preguiça e afasta do médico, da academia e do emprego. Como cuidar da saúde de milhões de pessoas sem culpá-las pelo próprio corpo?',
    nearby: examThemes('2017-segunda-aplicacao-ppl', '2022-reaplicacao-ppl'),
    source: null,
  },
  {
    id: 'gravidez-na-adolescencia',
    title: 'Caminhos para a prevenção da gravidez na adolescência no Brasil',
    framing:
      'Um filho que chega cedo demais costuma tirar a mãe da escola e prendê-la à pobreza de onde ela queria sair. Falta de informação, de consulta, de diálogo em casa e, muitas vezes, de proteção contra a violência estão por trás dos números. Que papel cabe à família, à escola, aos serviços de saúde e também aos rapazes?',
    nearby: examThemes('2000-regular'),
    source: null,
  },
  {
    id: 'doacao-de-sangue',
    title: 'Caminhos para ampliar a doação voluntária de sangue no Brasil',
    framing:
      'Sangue não se fabrica nem se compra: ou alguém estende o braço, ou falta. Muita gente só doa quando o doente é da família, e o medo da agulha, a distância e a falta de costume esvaziam as geladeiras justamente nas férias e no frio. Como transformar um gesto de emergência em hábito de um povo?',
    nearby: examThemes('2020-reaplicacao-ppl'),
    source: null,
  },
  {
    id: 'sedentarismo',
    title: 'O combate ao sedentarismo como desafio para a saúde dos brasileiros',
    framing:
      'Fomos feitos para andar, e passamos o dia sentados: na aula, no ônibus, diante da tela. Praça sem luz, rua sem calçada e jornada sem folga fazem do exercício um luxo de quem paga academia, e o corpo cobra a conta mais tarde. Como devolver o movimento à rotina de quem tem pouco tempo e pouco dinheiro?',
    nearby: [],
    source: null,
  },
  {
    id: 'alcool-na-adolescencia',
    title: 'Desafios para prevenir o consumo de álcool na adolescência no Brasil',
    framing:
      'A primeira dose quase nunca vem de um estranho: vem da festa da família, do amigo mais velho, do mercado que não pede documento. Como a bebida é parte de toda comemoração, poucos a tratam como droga, embora o cérebro de quem cresce pague mais caro por ela. Como mudar um costume que os próprios adultos ensinam?',
    nearby: examThemes('2013-regular'),
    source: null,
  },
  {
    id: 'saude-bucal',
    title: 'Caminhos para ampliar o acesso à saúde bucal no Brasil',
    framing:
      'Dor de dente não espera a vaga no posto, e muita gente aprende cedo a sorrir de boca fechada. O que uma escova, água tratada e uma consulta a tempo resolveriam acaba em extração, falta ao trabalho e vergonha. Como fazer com que a saúde da boca deixe de depender do tamanho do bolso?',
    nearby: examThemes('2020-regular'),
    source: null,
  },
  {
    id: 'hiv-entre-jovens',
    title: 'Desafios para a prevenção do HIV entre os jovens brasileiros',
    framing:
      'Quem tem dezessete anos hoje não viu o medo que a aids espalhou no fim do século passado, e ainda bem. Mas com o medo foi embora também a conversa, e o silêncio deixa o vírus à vontade. Como falar de prevenção com os jovens sem assustar, sem julgar e sem fingir que o assunto não existe?',
    nearby: examThemes('2020-regular'),
    source: null,
  },
]
