/**
 * Practice themes of the axis Segurança. Editorial rule: in the words of the exam but never one of its themes; no invented
 * number, and every fact stated has its source.
 */
import type { PracticeTheme } from '#domain/study/theme.ts'
import { examThemes } from './exam-themes.ts'

export const SEGURANCA: readonly PracticeTheme[] = [
  {
    id: 'violencia-no-transito',
    title: 'Desafios para a redução da violência no trânsito brasileiro',
    framing:
      'O Código de Trânsito Brasileiro define o trânsito em condições seguras como um direito de todos. Excesso de velocidade, álcool, celular ao volante e vias pensadas só para os carros transformam, porém, o deslocamento diário em risco. Como fazer da prudência um hábito e da rua um espaço de convivência?',
    nearby: examThemes('2013-regular'),
    source: 'Código de Trânsito Brasileiro (Lei nº 9.503/1997), art. 1º, § 2º',
  },
  {
    id: 'violencia-contra-criancas',
    title: 'A persistência da violência doméstica contra crianças e adolescentes no Brasil',
    framing:
      'A Lei nº 14.344/2022, chamada Lei Henry Borel, criou mecanismos para prevenir e enfrentar a violência doméstica e familiar contra crianças e adolescentes. Como a agressão ocorre dentro de casa, a vítima depende de que vizinhos, professores e profissionais de saúde percebam os sinais. De que modo romper o silêncio sem expor ainda mais quem sofre?',
    nearby: examThemes('2000-regular'),
    source: 'Lei nº 14.344/2022',
  },
  {
    id: 'golpes-virtuais',
    title: 'Caminhos para combater os golpes virtuais no Brasil',
    framing:
      'A Lei nº 14.155/2021 tornou mais graves os crimes de furto e de estelionato cometidos pela internet. A punição, contudo, chega depois do prejuízo, e quem tem pouca prática digital continua exposto a mensagens, ligações e lojas falsas. Como unir investigação, responsabilidade das empresas e educação digital para proteger a população?',
    nearby: examThemes('2018-regular'),
    source: 'Lei nº 14.155/2021',
  },
  {
    id: 'egressos-do-sistema-prisional',
    title: 'Desafios para a ressocialização de egressos do sistema prisional brasileiro',
    framing:
      'Desde 1984, a Lei de Execução Penal prevê que a pena ofereça condições para a integração social do condenado. Fora dos muros, porém, o preconceito, a baixa escolaridade e a falta de emprego empurram parte dessas pessoas de volta ao crime. O que o país pode fazer para que a liberdade seja um recomeço?',
    nearby: examThemes('2023-reaplicacao-ppl'),
    source: 'Lei de Execução Penal (Lei nº 7.210/1984), art. 1º',
  },
  {
    id: 'violencia-psicologica',
    title: 'O enfrentamento da violência psicológica contra a mulher no Brasil',
    framing:
      'A Lei nº 14.188/2021 incluiu no Código Penal o crime de violência psicológica contra a mulher. Sem marcas no corpo, humilhações, ameaças e controle da rotina ainda passam por ciúme ou zelo, o que atrasa a denúncia e isola a vítima. Como tornar visível uma agressão que não deixa hematomas?',
    nearby: examThemes('2015-regular'),
    source: 'Lei nº 14.188/2021; Código Penal, art. 147-B',
  },
  {
    id: 'violencia-nos-estadios',
    title: 'Caminhos para combater a violência nos estádios brasileiros',
    framing:
      'O futebol reúne famílias, bairros e gerações, mas as brigas entre torcidas, os insultos racistas e o medo afastam parte do público das arquibancadas. A rivalidade, que deveria durar noventa minutos, às vezes segue pelas ruas e pelas redes. De que forma clubes, torcidas organizadas e poder público podem devolver o estádio à festa?',
    nearby: examThemes('2003-regular', '2016-segunda-aplicacao'),
    source: null,
  },
  {
    id: 'infancia-na-internet',
    title: 'Desafios para a proteção de crianças e adolescentes no ambiente digital',
    framing:
      'A Lei nº 15.211/2025, o Estatuto Digital da Criança e do Adolescente, passou a exigir das plataformas cuidados com quem ainda não é adulto. A lei nasceu depois de denúncias de crianças expostas em troca de audiência e de dinheiro. De que modo dividir essa proteção entre empresas, famílias, escolas e Estado?',
    nearby: examThemes('2014-regular', '2011-regular'),
    source: 'Lei nº 15.211, de 17 de setembro de 2025',
  },
  {
    id: 'pessoas-desaparecidas',
    title: 'Desafios para a busca de pessoas desaparecidas no Brasil',
    framing:
      'A Lei nº 13.812/2019 tornou urgente a busca por quem desaparece: não é preciso esperar um dia para avisar a polícia. Ainda assim, o aviso demora, os cadastros dos estados não conversam e famílias inteiras envelhecem à espera. De que modo fazer com que ninguém suma sem que o país inteiro procure?',
    nearby: examThemes('2021-regular'),
    source: 'Lei nº 13.812, de 16 de março de 2019, art. 3º',
  },
  {
    id: 'roubo-de-celulares',
    title: 'Desafios para o combate ao roubo e ao furto de celulares no Brasil',
    framing:
      'Quem perde o celular para um ladrão perde de uma vez o banco, as fotos, os documentos e o sossego de andar na rua. Do outro lado, há quem compre barato e não pergunte de onde veio. De que modo polícia, operadoras, bancos e compradores podem fazer esse crime deixar de compensar?',
    nearby: examThemes('2003-regular'),
    source: null,
  },
  {
    id: 'homicidios-de-jovens',
    title: 'Caminhos para enfrentar os homicídios de jovens no Brasil',
    framing:
      'Nenhum outro motivo mata tantos jovens brasileiros quanto a mão de outra pessoa. Quase sempre são rapazes, muitas vezes negros e de bairros pobres, e quase sempre a arma é de fogo; depois da notícia, restam a mãe, a escola com uma cadeira vazia e um inquérito que não anda. O que pode manter um menino vivo até os trinta anos?',
    nearby: examThemes('2003-regular'),
    source: null,
  },
  {
    id: 'faccoes-e-milicias',
    title: 'O domínio de facções e milícias sobre bairros como desafio ao Estado brasileiro',
    framing:
      'Há lugares em que quem decide a hora de fechar a loja, o preço do gás e quem pode entrar na rua não foi eleito por ninguém. O jovem aprende cedo a baixar os olhos, e o ônibus, o carteiro e o médico aprendem a não subir. Como devolver a esses bairros a lei, os serviços e a liberdade sem fazer dos moradores as vítimas da reconquista?',
    nearby: examThemes('2003-regular'),
    source: null,
  },
  {
    id: 'prevencao-do-feminicidio',
    title: 'Caminhos para a prevenção do feminicídio no Brasil',
    framing:
      'Antes do crime, quase sempre houve o ciúme que parecia amor, a senha do celular, o empurrão, o pedido de desculpas. Muita gente ouviu pela parede e achou que não era da sua conta. Em que ponto desse caminho o país poderia ter chegado a tempo, e com que mãos?',
    nearby: examThemes('2015-regular'),
    source: null,
  },
  {
    id: 'violencia-contra-idosos',
    title: 'Caminhos para combater a violência contra a pessoa idosa no Brasil',
    framing:
      'Há maus-tratos que não deixam marca: o prato que não vem, a conversa que ninguém responde, a aposentadoria que some no dia do pagamento. Como acontecem entre quatro paredes e quem agride é, muitas vezes, quem cuida, a vítima prefere calar. Como proteger quem envelheceu sem deixá-lo ainda mais só?',
    nearby: examThemes('2009-cancelada', '2025-regular'),
    source: null,
  },
  {
    id: 'uso-da-forca-policial',
    title: 'Desafios para o controle do uso da força policial no Brasil',
    framing:
      'Em nome de todos, a polícia pode fazer o que ninguém mais pode: usar a força, e às vezes a arma. Por isso mesmo, cada tiro precisa de regra, de treino e de explicação, para o bem de quem é abordado e de quem aborda. Como garantir segurança sem que o medo mude apenas de lado?',
    nearby: examThemes('2016-segunda-aplicacao'),
    source: null,
  },
]
