/**
 * Practice themes of the axis Meio Ambiente. Editorial rule: in the words of the exam but never one of its themes; no invented
 * number, and every fact stated has its source.
 */
import type { PracticeTheme } from '#domain/study/theme.ts'
import { examThemes } from './exam-themes.ts'

export const MEIO_AMBIENTE: readonly PracticeTheme[] = [
  {
    id: 'saneamento-basico',
    title: 'Desafios para a universalização do saneamento básico no Brasil',
    framing:
      'A Lei nº 14.026/2020 fixou metas para que, até o fim de 2033, quase toda a população tenha água potável e a grande maioria conte com coleta e tratamento de esgoto. Onde o serviço não chega, adoecem as pessoas, os rios e a própria ideia de cidadania. Que caminhos podem tirar essas metas do papel?',
    nearby: [],
    source: 'Lei nº 14.026/2020 (Lei nº 11.445/2007, art. 11-B)',
  },
  {
    id: 'lixo-eletronico',
    title: 'Caminhos para o descarte adequado do lixo eletrônico no Brasil',
    framing:
      'A Política Nacional de Resíduos Sólidos, de 2010, obriga fabricantes e comerciantes de eletroeletrônicos a manter sistemas de logística reversa. Mesmo assim, aparelhos trocados às pressas acabam em gavetas, em terrenos ou no lixo comum, com metais que contaminam o solo e a água. Como frear o desperdício e dar destino certo ao que se descarta?',
    nearby: [],
    source: 'Lei nº 12.305/2010, art. 33',
  },
  {
    id: 'desastres-climaticos',
    title: 'Desafios para a prevenção de desastres climáticos nas cidades brasileiras',
    framing:
      'A Política Nacional de Proteção e Defesa Civil, de 2012, impõe à União, aos estados e aos municípios o dever de reduzir os riscos de desastre. Ainda assim, enchentes e deslizamentos repetem-se onde a moradia foi empurrada para encostas e margens de rios. Como passar do socorro depois da tragédia ao cuidado antes dela?',
    nearby: examThemes('2010-segunda-aplicacao'),
    source: 'Lei nº 12.608/2012, art. 2º',
  },
  {
    id: 'preservacao-do-cerrado',
    title: 'Desafios para conciliar a produção agropecuária e a preservação do Cerrado',
    framing:
      'O Cerrado abriga nascentes de algumas das maiores bacias hidrográficas do país e, ao mesmo tempo, extensas lavouras de grãos. A derrubada da vegetação nativa ameaça a água de que a própria agricultura depende. Como produzir alimentos e riqueza sem esgotar o bioma que os torna possíveis?',
    nearby: examThemes('2008-regular', '2001-regular'),
    source: 'Ministério do Meio Ambiente: o bioma Cerrado',
  },
  {
    id: 'gestao-da-agua',
    title: 'A gestão da água diante da escassez no Brasil',
    framing:
      'A Política Nacional de Recursos Hídricos, de 1997, define a água como bem de domínio público e recurso natural limitado. Vazamentos, poluição, desperdício e secas prolongadas mostram que a abundância brasileira não é garantia. Como repartir melhor esse bem entre a casa, a lavoura, a indústria e as próximas gerações?',
    nearby: [],
    source: 'Lei nº 9.433/1997, art. 1º',
  },
  {
    id: 'trafico-de-animais',
    title: 'Caminhos para combater o tráfico de animais silvestres no Brasil',
    framing:
      'A Lei de Crimes Ambientais, de 1998, pune quem caça, vende ou mantém em cativeiro animais silvestres sem autorização. O comércio persiste porque há quem compre: o papagaio na gaiola e o macaco de estimação ainda passam por demonstração de afeto. De que modo unir fiscalização, educação e alternativas de renda para romper essa cadeia?',
    nearby: [],
    source: 'Lei nº 9.605/1998, art. 29',
  },
  {
    id: 'queimadas',
    title: 'Desafios para o combate às queimadas no Brasil',
    framing:
      'A Lei nº 14.944/2024 criou a Política Nacional de Manejo Integrado do Fogo, que distingue o fogo que renova o campo daquele que o destrói. Quando a seca se alonga, a fogueira de um vira a fumaça de todos, e o céu escurece a milhares de quilômetros dali. Como prevenir o incêndio, punir quem o provoca e ajudar quem ainda depende do fogo?',
    nearby: examThemes('2008-regular', '2001-regular'),
    source: 'Lei nº 14.944, de 31 de julho de 2024',
  },
  {
    id: 'plastico-nos-oceanos',
    title: 'Caminhos para reduzir a poluição por plásticos no Brasil',
    framing:
      'O copo que se usa por cinco minutos pode durar mais do que a vida de quem o usou. Barato e leve, o plástico descartável escapa da coleta, desce pelos rios e volta ao prato em pedaços que ninguém vê. Como mudar hábitos, embalagens e leis para que ele deixe de chegar ao mar?',
    nearby: examThemes('2001-regular'),
    source: null,
  },
  {
    id: 'calor-extremo',
    title: 'Desafios para proteger a população do calor extremo nas cidades brasileiras',
    framing:
      'As ondas de calor já não são exceção do verão. Onde faltam árvore, água e telhado que isole, elas adoecem o idoso, o operário e a criança na sala sem ventilador, e quase nunca aparecem na certidão de óbito. Como preparar cidades, escolas e hospitais para um clima que mudou?',
    nearby: examThemes('2001-regular', '2020-digital'),
    source: null,
  },
  {
    id: 'emissoes-de-gases',
    title: 'Desafios para reduzir as emissões de gases de efeito estufa no Brasil',
    framing:
      'O Brasil recebeu o mundo em Belém para falar do clima e tem uma das eletricidades mais limpas do planeta, mas continua a pôr floresta abaixo e a depender do petróleo. Reduzir o que se lança no ar mexe com o campo, com a cidade e com o bolso de cada um. Quem deve mudar primeiro, e como fazer com que a conta não sobre para os mais pobres?',
    nearby: examThemes('2008-regular', '2001-regular'),
    source: null,
  },
  {
    id: 'desperdicio-de-alimentos',
    title: 'Desafios para reduzir o desperdício de alimentos no Brasil',
    framing:
      'A cenoura torta fica na roça, o pão de ontem vai para o lixo, e a panela faz sempre um pouco a mais. Com a comida jogam-se fora a água, a terra e o trabalho que a fizeram crescer, enquanto há famílias que pulam refeições. O que produtores, mercados, leis e cozinhas podem mudar para que o alimento chegue ao prato?',
    nearby: [],
    source: null,
  },
  {
    id: 'arborizacao-das-cidades',
    title: 'A falta de árvores nas cidades como desafio ambiental e social no Brasil',
    framing:
      'No país das florestas, há ruas inteiras sem uma sombra. Onde falta árvore, sobram calor, enchente e conta de luz, e quase sempre é o bairro mais pobre que fica sem ela; onde há, o fio, a garagem e a poda malfeita a ameaçam. De que modo plantar e cuidar para que o verde não seja enfeite de bairro rico?',
    nearby: examThemes('2001-regular'),
    source: null,
  },
  {
    id: 'reciclagem-e-catadores',
    title: 'Caminhos para ampliar a reciclagem e valorizar os catadores no Brasil',
    framing:
      'A lata que se joga fora às oito da manhã já rendeu alguns centavos a alguém antes do meio-dia. Esse alguém puxa um carrinho entre os carros, sem salário, e faz de graça o que a cidade deveria pagar. Como reciclar mais e repartir melhor o valor do que chamamos de lixo?',
    nearby: examThemes('2001-regular'),
    source: null,
  },
  {
    id: 'desertificacao-do-sertao',
    title: 'O avanço da desertificação como desafio ambiental e social no Brasil',
    framing:
      'O deserto não chega de repente: primeiro some a sombra, depois o pasto, depois a nascente, e por fim quem morava ali. No sertão, a seca sempre existiu; a novidade é o chão que já não se recupera quando a chuva volta. Como conviver com o clima seco sem deixar que a terra morra?',
    nearby: examThemes('2001-regular', '2020-reaplicacao-ppl'),
    source: null,
  },
  {
    id: 'garimpo-ilegal',
    title: 'Desafios para o combate ao garimpo ilegal na Amazônia',
    framing:
      'O ouro que sai do rio sem licença deixa para trás água turva, peixe contaminado e aldeias sitiadas. Entre o homem com a bateia, o dono da draga e a vitrine da joalheria, há muita gente que prefere não saber de onde ele veio. Como cortar o caminho desse ouro sem abandonar quem vive dele?',
    nearby: examThemes('2008-regular', '2022-regular'),
    source: null,
  },
]
