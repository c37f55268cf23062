/**
 * Exercises on register, expressions, redundancy and gerunds (product §9 Practice). How they are written:
 * `writing-conventions.ts`.
 */
import type { ExerciseDrafts } from './draft.ts'

export const REGISTER_AND_STYLE = {
  informal: [
    ['O jovem sai cedo {pra|para} trabalhar no centro.', '“Pra” é da fala. Na redação, escreva “para”.'],
    [
      'O governo precisa {dar um jeito|resolver o problema} na fila das creches.',
      '“Dar um jeito” é conversa. Diga o que se faz: resolver, reduzir, organizar.',
    ],
    [
      'A {galera|população} do bairro espera o posto de saúde há anos.',
      '“Galera” fica na conversa. Na folha: população, moradores, comunidade.',
    ],
    [
      'O desperdício de água é uma {coisa|prática} comum nas cidades.',
      '“Coisa” não diz nada. Dê o nome: prática, problema, hábito.',
    ],
    ['O transporte {tá|está} cada vez mais caro.', 'Na escrita formal, o verbo aparece inteiro: está.'],
    [
      'Há {um monte|uma grande quantidade} de lixo nas margens do rio.',
      '“Um monte” é da fala. Prefira “grande quantidade”.',
    ],
    [
      'A {molecada|infância} brasileira brinca cada vez menos na rua.',
      'Escolha uma palavra neutra: infância, crianças.',
    ],
    [
      'O morador precisa {correr atrás|exigir o cumprimento} de seus direitos.',
      '“Correr atrás” é figura da fala. Diga a ação: exigir, buscar, cobrar.',
    ],
    [
      'O trânsito virou uma {bagunça|desordem} sem fiscalização.',
      '“Bagunça” é informal; “desordem” diz o mesmo na língua da prova.',
    ],
    [
      'A família não quer {abrir mão|se desfazer} do pequeno sítio.',
      'Na prova, troque a expressão da fala pelo verbo: desfazer-se, renunciar.',
    ],
    [
      'O cinema nacional recebe pouca {grana|verba} pública.',
      'Dinheiro público, na redação, é “verba” ou “recurso”.',
    ],
    [
      'Sem saneamento, {a gente|a população} adoece por falta de água limpa.',
      '“A gente” é da conversa. Diga quem: a população, os moradores.',
    ],
  ],
  'first-person': [
    [
      '{Eu acho que a|A} leitura deveria começar no berço.',
      'A dissertação argumentativa defende ideias sem “eu acho”: afirme.',
    ],
    [
      '{Na minha opinião, o|O} esporte protege os jovens.',
      'Tudo na redação já é sua opinião. Retire o aviso, e a frase ganha força.',
    ],
    ['{Acredito que a|A} vacina é um pacto coletivo.', 'Sem “acredito”, a afirmação fica mais segura.'],
    ['{No meu ponto de vista, a|A} escola deve abrir aos sábados.', 'Diga direto o que defende.'],
    [
      '{Penso que o|O} silêncio da família agrava a depressão.',
      'O leitor sabe que quem pensa é você. Corte “penso que”.',
    ],
    ['{A meu ver, a|A} floresta vale mais em pé.', 'A terceira pessoa dá alcance geral ao argumento.'],
    ['{Vejo que os|Os} idosos perdem espaço na cidade.', 'Troque o que você vê pelo fato.'],
    [
      '{Concluo que a|Conclui-se que a} mudança começa pela informação.',
      'Use a forma impessoal: conclui-se.',
    ],
    [
      '{Eu|A sociedade} precisa rever o consumo de plástico.',
      'Quem argumenta fala da sociedade, e não de si.',
    ],
    [
      'O trabalho doméstico, {para mim,|na prática,} ainda é invisível.',
      'Tire a marca pessoal e deixe o argumento.',
    ],
    [
      '{No meu bairro|Nos bairros pobres}, os ônibus não têm rampa.',
      'Um fato do seu bairro vira argumento quando vale para muitos.',
    ],
    [
      '{Tenho certeza de que a|A} água será o grande tema do século.',
      'A certeza vem das provas, e não do aviso.',
    ],
  ],
  'second-person': [
    [
      '{Imagine|Basta imaginar} uma escola sem biblioteca.',
      'A redação não conversa com o leitor: evite ordens e convites a ele.',
    ],
    [
      'Quando {você|alguém} não lê, aceita a versão dos outros.',
      'Em lugar de “você”, use “alguém”, “o leitor”, “o cidadão”.',
    ],
    ['{Você sabe que a|A} água doce é pouca.', 'Não fale com quem lê: afirme.'],
    [
      'Se {você|o trabalhador} mora longe, perde horas no ônibus.',
      'Diga de quem se trata: o trabalhador, o estudante.',
    ],
    [
      'O celular prende {a tua|a} atenção o dia todo.',
      '“Tua” fala com o leitor. A frase vale para todos sem ela.',
    ],
    [
      'As redes escolhem o que {você|o usuário} vai ver.',
      'Troque “você” por quem a frase descreve: o usuário.',
    ],
    ['Quem fuma expõe {vocês|os outros} à mesma fumaça.', 'Na prova, fale de “os outros”, “as pessoas”.'],
    [
      'A propaganda promete felicidade e {te vende|vende} açúcar.',
      '“Te” se dirige ao leitor; a frase não precisa dele.',
    ],
    [
      'O preconceito aparece até quando {você|o agressor} não percebe.',
      'Nomeie o sujeito: o agressor, a pessoa.',
    ],
    [
      '{Caro leitor, a|A} memória de um povo se perde aos poucos.',
      'A redação não é carta: nada de chamar o leitor.',
    ],
    [
      'Com o voto, {você escolhe|o jovem escolhe} o futuro da cidade.',
      'Em terceira pessoa, a frase vale como argumento.',
    ],
    [
      '{Imagine um|Basta pensar em um} país em que todos doam sangue.',
      '“Imagine” é ordem a quem lê. Reescreva sem chamar o leitor.',
    ],
  ],
  expression: [
    [
      'A prefeitura fez a obra {afim de|a fim de} reduzir as enchentes.',
      '“A fim de” (= para) são três palavras. “Afim” é parecido, semelhante.',
    ],
    [
      'A vacina avançou, {haja visto|haja vista} a queda das internações.',
      'A expressão é “haja vista”, sempre no feminino.',
    ],
    [
      'O lixo do mar não tem {nada haver|nada a ver} com falta de lei.',
      '“Nada a ver”: verbo “ver”, com a preposição “a”.',
    ],
    [
      '{A perca de|A perda de} área verde aquece as cidades.',
      'O substantivo é “perda”. “Perca” é verbo: que ele perca.',
    ],
    [
      'A medida vem {de encontro com|ao encontro de|ao encontro do} o desejo dos moradores.',
      '“Ao encontro de” é a favor; “de encontro a” é contra.',
    ],
    [
      'Muitos não estudam {por causa que|porque} trabalham desde cedo.',
      '“Por causa que” não existe na norma: use “porque”.',
    ],
    [
      'A lei mudou{ com tudo|, contudo}, o costume ficou.',
      'A conjunção “contudo” é uma palavra só. “Com tudo” quer dizer com todas as coisas.',
    ],
    ['O tema {tem haver|tem a ver} com a vida de todos.', '“Tem a ver”: preposição e verbo, separados.'],
    [
      'O debate {a cerca de|acerca de} energia limpa chegou tarde.',
      '“Acerca de” (= sobre) é uma palavra só e a preposição.',
    ],
    ['{Desde de|Desde} 1988, a saúde é direito de todos.', '“Desde” já basta; o “de” sobra.'],
    [
      'É preciso explicar {o porque|o porquê} da queda na leitura.',
      'Com artigo, vira substantivo e leva acento: o porquê.',
    ],
    [
      '{Em quanto|Enquanto} o adulto trabalha, a criança fica na tela.',
      'Com sentido de tempo, é uma palavra só: enquanto.',
    ],
    [
      'O teatro é caro, {mas no entanto|no entanto,} é necessário.',
      '“Mas” e “no entanto” dizem o mesmo. Escolha um.',
    ],
  ],
  redundancy: [
    [
      'A educação é o {elo de ligação|elo} entre o jovem e o trabalho.',
      'Todo elo liga: “de ligação” repete a ideia.',
    ],
    ['É preciso {encarar de frente|encarar} a violência doméstica.', 'Quem encara já está de frente.'],
    ['O bairro foi fundado {há cem anos atrás|há cem anos}.', '“Há” já indica passado; “atrás” repete.'],
    [
      'Vizinhos aprendem a {conviver junto|conviver} com o barulho.',
      'Conviver é viver junto: basta o verbo.',
    ],
    ['A pobreza e a doença atingem {ambos os dois|os dois} grupos.', '“Ambos” já significa os dois.'],
    [
      'Não há {certeza absoluta|certeza} sobre o futuro do clima.',
      'Certeza é certeza: não precisa de reforço.',
    ],
    [
      'Há um {consenso geral|consenso} sobre o valor da escola.',
      'Consenso é o acordo de todos; “geral” repete.',
    ],
    ['O livro parte de um {fato verídico|fato} da ditadura.', 'Se é fato, aconteceu: “verídico” sobra.'],
    ['A cheia foi uma {surpresa inesperada|surpresa} para a cidade.', 'Toda surpresa é inesperada.'],
    ['O país não pode {repetir de novo|repetir} os erros do passado.', 'Repetir é fazer de novo.'],
    [
      'A escravidão acabou {há muito tempo atrás|há muito tempo}, mas deixou marcas.',
      '“Há muito tempo” já diz passado: corte “atrás”.',
    ],
    ['A seca força o agricultor a {sair para fora|sair} da sua terra.', 'Sair é sempre para fora.'],
  ],
  'gerund-future': [
    [
      'O governo {vai estar ampliando|vai ampliar|ampliará} a rede de creches.',
      'O futuro não precisa de “estar” mais gerúndio: vai ampliar.',
    ],
    [
      'As escolas {irão estar recebendo|irão receber|receberão} livros novos.',
      'Receberão diz tudo em uma palavra.',
    ],
    [
      'A prefeitura {vai estar plantando|vai plantar|plantará} árvores nas avenidas.',
      'O gerundismo alonga a frase sem acrescentar sentido.',
    ],
    [
      'Os postos {vão estar aplicando|vão aplicar|aplicarão} a vacina aos sábados.',
      'Use o futuro simples ou “vão” mais infinitivo.',
    ],
    ['O programa {irá estar atendendo|irá atender|atenderá} mil famílias.', 'Atenderá: direto e formal.'],
    [
      'As empresas {vão estar contratando|vão contratar|contratarão} jovens aprendizes.',
      'Corte o “estar” e o gerúndio.',
    ],
    [
      'O museu {vai estar abrindo|vai abrir|abrirá} à noite para os trabalhadores.',
      'Abrirá: uma palavra em lugar de três.',
    ],
    ['A campanha {irá estar alcançando|irá alcançar|alcançará} as aldeias.', 'Futuro simples: alcançará.'],
    [
      'Os ônibus {vão estar circulando|vão circular|circularão} de madrugada.',
      'O gerúndio serve para o que está em curso, e não para o futuro.',
    ],
    [
      'A cidade {vai estar separando|vai separar|separará} o lixo por cores.',
      '“Vai separar” basta: o gerúndio não acrescenta nada.',
    ],
  ],
  'gerund-tail': [
    [
      'O lixo entope os bueiros, {causando|o que causa} enchentes.',
      'O gerúndio solto no fim da frase esconde a relação. “O que causa” a mostra.',
    ],
    [
      'A escola fechou, {deixando|e isso deixou} as crianças sem merenda.',
      'Diga quem deixou e quando: e isso deixou.',
    ],
    [
      'O jovem dorme pouco, {prejudicando|o que prejudica} a memória.',
      'Troque o gerúndio por uma oração com verbo conjugado.',
    ],
    [
      'As fábricas despejam veneno no rio, {matando|o que mata} os peixes.',
      'Com “o que mata”, fica claro que é o despejo que mata.',
    ],
    [
      'A renda se concentra, {aumentando|o que aumenta} a distância entre os bairros.',
      'O verbo conjugado amarra causa e efeito.',
    ],
    [
      'O plástico chega ao mar, {contaminando|onde contamina} os animais.',
      'Prefira uma oração inteira ao gerúndio pendurado.',
    ],
    [
      'A passagem subiu, {impedindo|o que impede} muitos de trabalhar.',
      '“O que impede” retoma o fato inteiro: a passagem subiu.',
    ],
    [
      'O Estado se omite, {permitindo|e essa omissão permite} o trabalho infantil.',
      'Retome com um substantivo: essa omissão permite.',
    ],
    [
      'A notícia falsa se espalha, {gerando|o que gera} medo da vacina.',
      'Gerúndio no fim costuma ser sinal de frase emendada.',
    ],
    [
      'As telas ocupam o dia, {afastando|o que afasta} a família da conversa.',
      'A oração com “o que” deixa a consequência clara.',
    ],
    [
      'O calor aumenta, {elevando|o que eleva} o consumo de energia.',
      'Verbo conjugado em lugar de gerúndio.',
    ],
    [
      'O teatro perdeu verba, {reduzindo|e isso reduziu} as apresentações.',
      '“E isso reduziu” diz o tempo e a causa.',
    ],
  ],
} as const satisfies ExerciseDrafts
