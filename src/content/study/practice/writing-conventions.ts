/**
 * Exercises on how words are written: spelling, accents, capitals, doubled words, acronyms (product §9 Practice). In
 * braces what is wrong, and after each bar what may stand there instead. New ones go to the end of their class: the
 * place of an exercise is its number.
 */
import type { ExerciseDrafts } from './draft.ts'

export const WRITING_CONVENTIONS = {
  spelling: [
    [
      'O acesso à água tratada ainda é um {previlégio|privilégio} de parte da população.',
      '“Privilégio” se escreve com “i” nas duas primeiras sílabas.',
    ],
    [
      'A {concientização|conscientização} sobre a vacina depende de informação clara.',
      'Vem de “consciência”, com “s” antes do “c”: conscientização.',
    ],
    [
      'A falta de creches é um {empecilio|empecilho} para o trabalho das mães.',
      '“Empecilho” começa com “em” e termina com “lho”.',
    ],
    [
      'Todos os estados aderiram ao programa, com {excessão|exceção} de dois.',
      '“Exceção” se escreve com “ç”. Não confunda com “excesso”, que tem dois “s”.',
    ],
    [
      '{Concerteza|Com certeza}, a leitura em família muda a infância.',
      '“Com certeza” são duas palavras, como “com cuidado” e “com calma”.',
    ],
    [
      'É {atravez|através} da escola que muitas crianças conhecem o teatro.',
      '“Através” termina em “s” e leva acento.',
    ],
    [
      '{Derrepente|De repente}, bairros inteiros ficaram sem energia.',
      '“De repente” são duas palavras: a preposição “de” e “repente”.',
    ],
    [
      'Há {menas|menos} bibliotecas no interior do que nas capitais.',
      '“Menos” nunca muda, nem diante de palavra feminina: menos bibliotecas.',
    ],
    [
      'A {discursão|discussão} sobre o clima precisa chegar às salas de aula.',
      'Quem debate faz uma “discussão”, com dois “s”, como em “discussões”.',
    ],
    [
      'Os moradores decidiram {reinvindicar|reivindicar} a reforma do posto de saúde.',
      '“Reivindicar” não tem “n” na primeira sílaba, só na segunda.',
    ],
    [
      '{Apartir|A partir} de 2010, o número de ciclistas cresceu nas cidades.',
      '“A partir” são duas palavras, e sem crase, porque “partir” é verbo.',
    ],
    [
      'O remédio some das prateleiras, e {porisso|por isso} o tratamento é interrompido.',
      '“Por isso” são duas palavras, como “por aquilo”.',
    ],
    [
      'O idoso {conciente|consciente} de seus direitos denuncia a violência.',
      '“Consciente” tem “s” antes do “c”, como “consciência”.',
    ],
  ],
  accent: [
    [
      'O {pais|país} ainda convive com o trabalho infantil.',
      'Sem acento, “pais” são o pai e a mãe. O território é “país”, com acento no “i”.',
    ],
    [
      'A oferta de ônibus {esta|está} diminuindo nos bairros mais distantes.',
      '“Está” é o verbo; “esta” aponta: esta rua.',
    ],
    [
      'A maioria dos jovens depende da escola {publica|pública}.',
      '“Pública” é proparoxítona, e toda proparoxítona leva acento. Sem ele, vira o verbo: ele publica.',
    ],
    [
      'É {necessario|necessário} ampliar a rede de esgoto.',
      'Paroxítona terminada em ditongo leva acento: necessário, ordinário, salário.',
    ],
    ['Nesse cenário, {e|é} preciso proteger as nascentes.', '“É” é o verbo ser; “e” só liga palavras.'],
    [
      'A {noticia|notícia} falsa circula antes da correção.',
      'A notícia leva acento; “noticia”, sem ele, é o verbo noticiar.',
    ],
    [
      'A {violencia|violência} contra a mulher começa, muitas vezes, em casa.',
      'Paroxítona terminada em ditongo leva acento: violência, ciência, paciência.',
    ],
    [
      'A {idéia|ideia} de que o mar é infinito justifica o descarte de plástico.',
      'Desde a reforma de 2009, o ditongo aberto “ei” no meio da palavra não leva acento: ideia.',
    ],
    [
      'As {politicas|políticas} de moradia não alcançam quem vive na rua.',
      '“Políticas” é proparoxítona, e nelas o acento é obrigatório.',
    ],
    [
      'O consumo de açúcar cresce {ate|até} entre bebês.',
      'Oxítona terminada em “e” leva acento: até, café, você.',
    ],
    [
      'A prática de esportes traz {beneficios|benefícios} para a saúde mental.',
      'Paroxítona terminada em ditongo: benefícios, ofícios, indícios.',
    ],
    [
      'O {inicio|início} da vida escolar define hábitos de leitura.',
      'O substantivo é “início”; sem acento, “inicio” é o que eu faço: eu inicio.',
    ],
    [
      'O direito ao silêncio não {esta|está} garantido nas grandes cidades.',
      'Troque por “fica”: se couber, é o verbo, e ele leva acento: está.',
    ],
  ],
  capital: [
    [
      'No {brasil|Brasil}, milhões de pessoas vivem sem coleta de esgoto.',
      'Nome de país é nome próprio: sempre com maiúscula.',
    ],
    [
      'A colonização da {áfrica|África} deixou fronteiras que ainda geram conflitos.',
      'Nomes de continentes começam com maiúscula.',
    ],
    [
      'Países da {europa|Europa} reduziram o uso de carros no centro das cidades.',
      'Continente é nome próprio: Europa.',
    ],
    [
      'Em {portugal|Portugal}, a política de drogas virou assunto de saúde.',
      'Nomes de países sempre começam com letra maiúscula.',
    ],
    [
      'A falta de chuva também reduziu a colheita na {argentina|Argentina}.',
      'É o nome do país. Só o adjetivo fica com minúscula: a música argentina.',
    ],
    [
      'A população da {ásia|Ásia} consome cada vez mais energia.',
      'Continente é nome próprio e pede maiúscula.',
    ],
    [
      'No {japão|Japão}, as crianças limpam a própria sala de aula.',
      'Nome de país: Japão, com maiúscula. O idioma e o povo é que ficam com minúscula: o japonês.',
    ],
    [
      'A {frança|França} proibiu o celular nas escolas para crianças menores.',
      'Nomes de países são nomes próprios.',
    ],
    [
      'A {alemanha|Alemanha} separa o lixo doméstico há décadas.',
      'Nome de país começa sempre com maiúscula.',
    ],
    [
      'Na {itália|Itália}, o envelhecimento da população esvazia pequenas cidades.',
      'Nome de país pede maiúscula.',
    ],
    [
      'A desigualdade na {américa|América} Latina tem raízes coloniais.',
      'O nome inteiro é próprio: América Latina, com as duas maiúsculas.',
    ],
    [
      'Na {inglaterra|Inglaterra}, a Revolução Industrial mudou a vida das crianças.',
      'Nome de país ou de região com nome próprio pede maiúscula.',
    ],
  ],
  'doubled-word': [
    [
      'A falta de {de |}saneamento adoece bairros inteiros.',
      'A palavra saiu duas vezes. Reler em voz alta, devagar, mostra esse tipo de descuido.',
    ],
    [
      'O esporte abre {portas portas|portas} para quem mora longe do centro.',
      'A palavra repetida por distração conta como desvio. Basta apagar uma.',
    ],
    [
      'A merenda é, {para para|para} muitas crianças, a principal refeição.',
      'Acontece quando a mão para no meio da linha: confira o fim e o começo de cada linha.',
    ],
    [
      'O jovem do campo precisa de {uma uma|uma} escola perto de casa.',
      'Duas vezes a mesma palavra: apague uma delas.',
    ],
    [
      'A cidade cresceu {sem sem|sem} calçadas acessíveis.',
      'Leia palavra por palavra, com o dedo na folha: a repetição aparece.',
    ],
    [
      'O cuidado com {os os|os} idosos ainda recai sobre as mulheres.',
      'O artigo foi escrito duas vezes, e um deles sobra.',
    ],
    [
      'A memória das {cidades cidades|cidades} está em seus prédios antigos.',
      'A palavra se repetiu por distração. Uma só basta.',
    ],
    [
      'O museu recebe alunos {por por|por} meio de um programa da prefeitura.',
      'Preposição escrita duas vezes. Apague uma.',
    ],
  ],
  acronym: [
    [
      'Segundo o {IBGE|Instituto Brasileiro de Geografia e Estatística (IBGE)}, a população brasileira envelhece.',
      'Na primeira vez, escreva o nome inteiro e ponha a sigla entre parênteses. Depois, a sigla basta.',
    ],
    [
      'A {OMS|Organização Mundial da Saúde (OMS)} recomenda atividade física diária.',
      'Quem lê pode não conhecer a sigla: apresente o nome antes.',
    ],
    [
      'O {MEC|Ministério da Educação (MEC)} deve levar bibliotecas às escolas do campo.',
      'Na proposta, o agente fica mais claro com o nome completo e a sigla ao lado.',
    ],
    [
      'O {ECA|Estatuto da Criança e do Adolescente (ECA)} proíbe o trabalho infantil.',
      'Primeiro o nome da lei, depois a sigla entre parênteses.',
    ],
    [
      'O {SUS|Sistema Único de Saúde (SUS)} oferece a vacina em todos os municípios.',
      'Na estreia da sigla, diga o que ela significa.',
    ],
    [
      'A {ONU|Organização das Nações Unidas (ONU)} reconhece a água como direito humano.',
      'Apresente o nome completo uma vez, e a sigla fica livre para o resto do texto.',
    ],
    [
      'A {LGPD|Lei Geral de Proteção de Dados (LGPD)} protege as informações pessoais.',
      'Sigla de lei também se apresenta: nome completo e parênteses.',
    ],
    [
      'O {INSS|Instituto Nacional do Seguro Social (INSS)} nega pedidos por falta de documentos.',
      'Escreva o nome do órgão antes da primeira sigla.',
    ],
    [
      'A {FUNAI|Fundação Nacional dos Povos Indígenas (FUNAI)} acompanha a demarcação das terras.',
      'O nome inteiro mostra que você sabe de quem está falando.',
    ],
    [
      'A {UNESCO|Organização das Nações Unidas para a Educação, a Ciência e a Cultura (UNESCO)} protege o patrimônio cultural.',
      'Na primeira menção, o nome vem por extenso.',
    ],
  ],
} as const satisfies ExerciseDrafts
