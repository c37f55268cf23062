/**
 * Política de Privacidade, the full text. True to the tables of migrations/ and to what the browser keeps: anyone who adds
 * a field about a person adds its row here and a new version. Legal bases: LGPD art. 7º and 14; Marco Civil art. 15.
 */
import type { InstitutionalPage } from '#domain/site/institutional.ts'
import { DOCUMENT_VERSIONS } from './versions.ts'

export const PRIVACY_PAGE: InstitutionalPage = {
  slug: 'politica-de-privacidade',
  title: 'Política de Privacidade',
  description:
    'Que dados guardamos, para quê, por quanto tempo e com que base na lei; como ver, corrigir e apagar os seus. Sem anúncios, sem rastreamento.',
  version: DOCUMENT_VERSIONS.privacy,
  updatedAt: '2026-11-27',
  sections: [
    {
      id: 'resumo',
      heading: 'Em poucas palavras',
      blocks: [
        {
          kind: 'list',
          items: [
            'Pedimos o necessário para você estudar, comprar e receber o que comprou.',
            'Não mostramos anúncios, não rastreamos a sua navegação e não vendemos dados.',
            'Nossas páginas não carregam nada de outros sites, a não ser o vídeo de uma aula, quando você aperta para ver.',
            'Você pode ver, corrigir, copiar e apagar os seus dados.',
            'Quem tem menos de 18 anos tem proteção a mais.',
          ],
        },
      ],
      links: [
        { to: '/privacidade-em-resumo', label: 'Ler a versão curta' },
        { to: '/protecao-de-menores', label: 'Como protegemos menores' },
      ],
    },
    {
      id: 'quem-cuida',
      heading: '1. Quem cuida dos seus dados',
      blocks: [
        'A responsável pelas decisões sobre os seus dados (a controladora, nas palavras da lei) é {shop.name}[[, {shop.taxId}]][[, com endereço em {shop.address}]]. O canal para qualquer assunto de privacidade, inclusive para falar com o encarregado de que trata o art. 41 da Lei Geral de Proteção de Dados (LGPD, a Lei nº 13.709/2018), é [[o e-mail {shop.email} ou ]]a página Contato.',
      ],
    },
    {
      id: 'o-que-guardamos',
      heading: '2. O que guardamos, para quê e por quanto tempo',
      blocks: [
        {
          kind: 'table',
          caption: 'Dados, finalidades, prazos e bases legais',
          columns: ['Dado', 'Para quê', 'Por quanto tempo', 'Base na LGPD'],
          rows: [
            [
              'Nome e e-mail da conta',
              'Identificar você, entregar as compras, escrever o seu nome nos materiais, enviar avisos da conta',
              'Enquanto a conta existir',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Senha',
              'Permitir a entrada; guardamos só o resultado de um cálculo, do qual a senha não pode ser lida',
              'Enquanto a conta existir ou até você trocá-la',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Verificação em duas etapas, se você a ativar: a chave do aplicativo, guardada cifrada; um resumo dos códigos de recuperação, que não pode ser lido; quando foi ativada e quando cada código foi usado',
              'Pedir, além da senha, um código que só você tem',
              'Até você desativá-la ou encerrar a conta',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Cidade e estado',
              'Completar o seu perfil, que só você vê',
              'Até você apagá-los ou encerrar a conta',
              'Consentimento (art. 7º, I)',
            ],
            [
              'Telefone',
              'Falar com você sobre uma compra, se o e-mail falhar; não usamos para propaganda',
              'Até você apagá-lo ou encerrar a conta',
              'Consentimento (art. 7º, I)',
            ],
            [
              'Faixa de idade (só a faixa, não a data de nascimento) e quando você a informou',
              'Saber quem pode ter conta e dar a proteção que a lei pede a quem é menor (Lei nº 15.211/2025)',
              'Enquanto a conta existir. De quem diz ter menos de 13 anos não guardamos nada',
              'Obrigação legal (art. 7º, II)',
            ],
            [
              'Aceite dos termos e desta política: documento, versão, data e hora',
              'Provar com o que você concordou, e quando (art. 8º, § 2º)',
              'Enquanto a conta existir',
              'Exercício de direitos (art. 7º, VI)',
            ],
            [
              'Foto e capa do perfil, se você as enviar',
              'Mostrar o seu perfil como você quer',
              'Até você trocá-las, apagá-las ou encerrar a conta',
              'Consentimento (art. 7º, I)',
            ],
            [
              'Estudo: exame pretendido, XP, insígnias e a data de cada uma, pontos fortes e fracos, número de gerações usadas, cronograma guardado, quantas redações, mensagens e participações contam para as insígnias, e cada ganho de XP com o seu motivo',
              'Mostrar o seu progresso e contar as gerações gratuitas',
              'Enquanto a conta existir',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Cursos: quais você começou, a última aula aberta, as aulas concluídas e a sua resposta mais nova em cada exercício, com o número de tentativas',
              'Guardar o seu progresso e continuar de onde você parou',
              'Enquanto a conta existir',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Dúvidas das aulas, se você perguntar: a aula, a pergunta, a resposta da professora, as datas e se outras pessoas podem ler. A professora vê o seu primeiro nome; as outras pessoas, só se você e ela quiserem, leem a pergunta sem nome nenhum',
              'Responder à sua dúvida',
              'Até você apagar a pergunta ou encerrar a conta',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Certificados de cursos: o código, o curso, o dia e o seu nome completo. Quem recebe de você o código ou o endereço vê esses dados; os buscadores não mostram a página',
              'Comprovar que você concluiu o curso',
              'Até você apagar o certificado ou a conta',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Prática: como vai cada tipo de erro (quando ele volta, quantos dias você acertou) e os exercícios dos últimos 30 dias, com o número de tentativas. O que você digita nas respostas não é guardado',
              'Escolher os exercícios de cada dia',
              'Enquanto a conta existir; os exercícios de um dia, por 30 dias',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Redações da sala de escrita: tema, textos que você colou, plano, rascunho, versões, correções e quantas correções você fez em cada dia',
              'Corrigir, guardar o seu histórico e mostrar o seu progresso. Só você lê: ninguém da equipe e nenhum outro estudante as abre, a não ser a versão que você mesmo enviar ao Match da Redação ou à professora. Só se você pedir comentários a um serviço externo ele recebe o texto (parte 4)',
              'Até você apagar a redação ou encerrar a conta',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Simulado, se você participar: o mês, se foi no papel, quando você começou e terminou, o texto como foi salvo e entregue, as notas e o total',
              'Contar o tempo pelo relógio do site, salvar o que você escreve, corrigir e mostrar o seu resultado. O seu lugar na turma sai só dos totais, sem nomes: ninguém vê o seu nome nem a sua nota',
              'O texto, até você apagar a redação; o resto, até você encerrar a conta. Dos totais de todos fica uma lista de números, sem ligação com ninguém',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Correções da professora, se você as usar: o tema, o texto e as fotos da folha que você enviar, as datas, as marcas, as notas, o comentário e o áudio que ela fizer, a sua pergunta, a resposta e a sua avaliação; os créditos recebidos, usados, devolvidos e vencidos',
              'Corrigir a redação que você enviou e contar os créditos. Quem corrige lê o tema, o texto, as fotos e o seu primeiro nome; a direção da plataforma também pode ler, para cuidar da qualidade',
              'Até você encerrar a conta. Uma redação que você apaga sai também da fila ou da mesa de quem corrige; a que já foi corrigida fica com você, sem as fotos que você apagar. Uma redação retirada antes de alguém começar a ler é apagada em 30 dias',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'De quem corrige para nós: o convite e as suas datas, as correções que fez, o tempo de cada uma e o quanto as notas combinam com as de outros leitores e com as do corretor',
              'Dar acesso à fila, pagar o trabalho e cuidar da qualidade. Quem corrige não vê mais nada do painel',
              'Um convite que ninguém aceitou é apagado 30 dias depois do fim. As correções entregues ficam com os estudantes, também o áudio; ao encerrar a conta, o nome de quem corrigiu sai delas',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Turmas, se você entrar em uma ou der aula em uma: a turma, o dia em que você entrou, as redações que você entrega nas tarefas e quando, a correção que quem dá a aula fez delas (marcas, notas, comentário e áudio), e, de quem dá aula, o nome da turma, o ano letivo, o código e as tarefas',
              'Mostrar a quem dá a aula, que recebeu esse acesso da direção ou comprou uma licença da escola, quem está na turma. Essa pessoa vê o seu nome, o dia em que você entrou e as redações que você mesmo entregar, com as marcas e a nota estimada, e, se ela tem uma licença da escola, se você ocupa uma vaga, e mais nada: nem as outras redações, nem dias de estudo, nem e-mail. A correção que essa pessoa escreve é lida por ela e por você. Uma frase sua com um desvio comum pode aparecer para ela na lista da turma, sem o seu nome. Antes de entrar você vê o que ela vai ver; antes dos 16 anos, só com a autorização do responsável',
              'Até você sair da turma, ser retirado dela ou encerrar a conta, ou até quem dá a aula excluir a turma ou a conta. O que você entregou, com a correção, também só até você tirar a entrega ou excluir a redação, ou até a tarefa ser excluída',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Vínculo com um responsável: o código, quem está vinculado a quem e desde quando, a declaração de ser responsável legal, o que foi autorizado, retirado, aprovado ou baixado em cópia, por quem e quando; os pedidos de compra, com itens, valores e resposta; o pedido do responsável para apagar a conta, com o dia; qual versão de redação o estudante mostra',
              'Cumprir o cuidado que a lei pede com quem tem menos de 18 anos (Lei nº 15.211/2025 e art. 14 da LGPD). O responsável vê o primeiro nome do estudante, os dias de estudo, quantas redações, práticas e aulas foram feitas e as compras pagas com os valores; o estudante vê o nome e parte do e-mail do responsável. Textos, notas e conversas não aparecem, a não ser a versão de uma redação que o estudante mesmo mostrar, até ele deixar de mostrar. Se ele liga a aprovação de compras, vê também os itens e o valor do que o estudante pede para comprar, e decide. O responsável pode pedir que a conta seja apagada: ela espera sete dias, o estudante é avisado e pode desfazer o vínculo, o que acaba com o pedido. O responsável pode baixar uma cópia com o estudo em números, as turmas, os termos aceitos e os pedidos, e o estudante recebe um e-mail a cada vez',
              'O código, por catorze dias. O pedido de compra, até trinta dias depois de acabar. O vínculo, até um dos dois o desfazer, encerrar a conta ou o estudante fazer 18 anos. O registro das decisões, até o estudante encerrar a conta; se for o responsável que encerra a dele, o registro fica sem o nome',
              'Obrigação legal (art. 7º, II)',
            ],
            [
              'Fotos da folha escrita à mão, só as que você pedir para guardar: a página endireitada no seu aparelho, sem o local nem os dados da câmera, e a data',
              'Mostrar a você a folha ao lado da redação. Só você a vê, e quem você pedir que corrija, por endereços que valem poucos minutos',
              'Até você apagar a foto, a redação ou a conta',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Fotos dadas para medir a leitura, só se você tem 18 anos e der: a foto da folha inteira, como saiu da câmera e sem o local nem os dados dela, os números de como o seu aparelho a leu, a versão da frase com que você concordou e a data',
              'Ver como fotos de verdade são lidas e melhorar a leitura. A direção da plataforma vê a foto, sem o seu nome; ninguém mais, e nada é ensinado a uma máquina com ela',
              'Até você retirar a foto, ou encerrar a conta, ou a direção a apagar; o mais tardar em 1 ano',
              'Consentimento (art. 7º, I)',
            ],
            [
              'Match da Redação, se você participar: a sua escolha e a data dela, se quer os avisos por e-mail, as notas que você deu às amostras, as redações que enviou e as correções que fez e recebeu',
              'Trocar correções entre estudantes sem que um saiba quem é o outro: quem corrige lê só o tema e o texto. A equipe lê o que for denunciado e, em uma primeira troca entre duas pessoas, pode ler a correção antes da entrega (se uma das contas tem menos de 30 dias, ou não tem pedido pago nem autorização de responsável por escrito, anotada pela direção). Avisar por e-mail do que espera por você, enquanto você quiser',
              'Até você apagar a redação ou encerrar a conta; a correção que você fez fica com quem a recebeu, sem ligação com você',
              'Consentimento (art. 7º, I)',
            ],
            [
              'Comentários e leitura da letra por um serviço externo, se esse recurso estiver ligado e você o usar: para quem o texto foi, quando, os comentários e quantos pedidos você fez em cada dia; os seus consentimentos, com a versão da frase e a data, e quando você os retirou. A imagem das linhas não fica guardada',
              'Mostrar os comentários ao lado da sua redação, preencher as linhas que você pediu para ler e provar que você concordou',
              'Os comentários, até você apagar a redação; o resto, enquanto a conta existir',
              'Consentimento e exercício de direitos (art. 7º, I e VI)',
            ],
            [
              'Correção feita sem conta: um código do navegador, um resumo da redação que não pode ser lido e a data. O texto não é guardado',
              'Oferecer uma correção a quem ainda não tem conta',
              '180 dias',
              'Interesse legítimo (art. 7º, IX)',
            ],
            [
              'Ligação com um provedor de entrada, se você usar um: nome do provedor, seu código nele e os dados que ele informa',
              'Permitir a entrada sem senha',
              'Enquanto a conta existir',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Sessões: endereço IP, navegador, datas e horários',
              'Manter você conectado, proteger a conta contra invasões',
              'Enquanto a sessão durar, até 90 dias',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Registro de acesso: data, hora e endereço IP, com a porta, de quando você entra na conta, continua nela ou publica algo; e qual é a conta, se houver uma',
              'Cumprir o art. 15 do Marco Civil da Internet (Lei nº 12.965/2014), que manda guardar esse registro em sigilo',
              '6 meses; se a conta for excluída antes, ele perde a ligação com ela',
              'Obrigação legal (art. 7º, II)',
            ],
            [
              'Navegadores em que você já entrou, reconhecidos por um resumo que não pode ser lido, e a última vez',
              'Avisar você quando a conta é aberta em um aparelho novo',
              'Enquanto a conta existir, até um ano sem uso',
              'Interesse legítimo (art. 7º, IX)',
            ],
            [
              'Mensagens do chat, denúncias, bloqueios e decisões da moderação; um código que representa a rede de onde você publicou, sem o endereço dela',
              'Mostrar a conversa e proteger quem participa dela, também de quem sai da conta para fugir de uma pausa',
              'As mensagens, 7 dias; o código da rede, 30 dias; denúncias e decisões, até 6 meses depois de decididas, sem ligação com a conta se ela for excluída',
              'Execução de contrato e exercício de direitos (art. 7º, V e VI)',
            ],
            [
              'Convites: o código do seu convite e quantas contas vieram por ele',
              'Dar a insígnia de quem indica',
              'Enquanto as duas contas existirem',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Códigos dos links de confirmação, guardados de forma que não podem ser lidos',
              'Confirmar que o e-mail é seu',
              'O link vale 24 horas; o código sai quando o link é usado, substituído ou com a conta',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Pedido: produtos, valores, datas, situação, nome e e-mail de quem compra, idioma e fuso horário do navegador, de que site ou campanha veio a visita em que foi feito e, se você veio pelo link de um parceiro, o código dele e o dia',
              'Vender, entregar, atender, devolver e cumprir obrigações fiscais',
              'Do pedido pago fica o registro fiscal (Lei nº 8.846/1994, art. 1º); ao excluir a conta, ele perde o seu nome, o seu e-mail, de onde veio a visita e o dia do link; o código do parceiro fica, para a parte dele. Do pedido não pago, quem o começou sai em 180 dias',
              'Execução de contrato e obrigação legal (art. 7º, V e II)',
            ],
            [
              'Pagamento: código da operação, valor, moeda, forma, resultado, devoluções e contestações no banco. O número do cartão não passa por nós',
              'Confirmar o pagamento, devolver valores, evitar cobrança repetida',
              'O mesmo prazo do pedido',
              'Execução de contrato e obrigação legal (art. 7º, V e II)',
            ],
            [
              'Assinatura do Premium: o plano, o preço, as datas, as cobranças e as devoluções. O número do cartão fica só com o provedor de pagamento',
              'Cobrar o que foi assinado, liberar o acesso, avisar do que muda e devolver valores',
              'Enquanto a conta existir; depois, as cobranças ficam sem o seu nome, pelo prazo da lei fiscal',
              'Execução de contrato e obrigação legal (art. 7º, V e II)',
            ],
            [
              'Parceria, se você divulga a loja por um link: nome, e-mail, código, a parte combinada, anotações da loja, os pedidos que vieram pelo link e o que foi pago',
              'Calcular a sua parte, pagá-la e prestar contas',
              'Enquanto a parceria durar e por 5 anos depois do fim (Código Civil, art. 206, § 5º, I), ou até você excluir a conta com esse e-mail confirmado; valores, datas e o código ficam, sem o seu nome',
              'Execução de contrato e exercício de direitos (art. 7º, V e VI)',
            ],
            [
              'Compras e acessos liberados, e quantas vezes e quando cada arquivo foi baixado; se você comprou um material nosso em outra loja, o e-mail que usou lá, para ter aqui o mesmo acesso',
              'Mostrar os seus materiais, permitir o download e provar a entrega',
              'Enquanto a conta existir: ao excluí-la, o acesso termina, e o registro dos downloads deixa de apontar para você',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'E-mails que enviamos: destinatário, tipo, data e se o envio deu certo; o conteúdo sai do registro depois do envio',
              'Enviar de novo o que falhou e provar que avisamos você',
              '30 dias; a mensagem que confirma a exclusão da conta sai do registro assim que é entregue',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Contagem de tentativas, ligada a um resumo do IP ou do e-mail que não pode ser lido',
              'Barrar quem tenta adivinhar senhas ou sobrecarregar o site',
              'De minutos a 24 horas',
              'Interesse legítimo (art. 7º, IX)',
            ],
            [
              'Pedido de aviso: e-mail, assunto, datas do pedido, da confirmação e do aviso, e a frase com que você concordou',
              'Avisar você, uma vez, quando o que você espera estiver pronto',
              'Até 30 dias depois do aviso, até você parar os avisos pelo link do e-mail, até você excluir a conta com esse e-mail confirmado ou por 2 anos; sem a confirmação do e-mail, 7 dias',
              'Consentimento (art. 7º, I)',
            ],
            [
              'Carrinho que você pediu por e-mail: o e-mail, os produtos, as datas do pedido e do envio, e a frase com que você concordou',
              'Mandar a você, uma vez, o link do carrinho',
              'Até você cancelar o pedido antes do envio, até você excluir a conta com esse e-mail confirmado ou por 7 dias',
              'Consentimento (art. 7º, I)',
            ],
            [
              'Endereço que recusou um e-mail nosso: o e-mail, a resposta do servidor e a data',
              'Não insistir em quem não pode receber',
              'Por 1 ano depois da última recusa, até um e-mail chegar ou até você excluir a conta com esse e-mail confirmado',
              'Interesse legítimo (art. 7º, IX)',
            ],
            [
              'Listas de avisos por e-mail (pedidos de aviso, carrinho guardado, Match da Redação, novas versões de materiais): o e-mail, a data do último aviso e, se você parou de receber, quando',
              'Escrever só a quem quer, e respeitar o pedido de parar, que se faz com um toque no link de cada aviso',
              'Por 5 anos depois do último aviso ou até você excluir a conta com esse e-mail confirmado',
              'Consentimento e legítimo interesse (art. 7º, I e IX)',
            ],
            [
              'Avisos no aparelho, se você ativar: o que escolheu, a hora da prática, e o endereço e as chaves que o navegador criou para recebê-los',
              'Avisar no celular ou no computador só do que você pediu. O aviso não traz nome, tema nem texto, e nunca é propaganda',
              'Até você parar naquele aparelho, sair da conta nele ou excluí-la; cada aviso some daqui quando é entregue',
              'Consentimento (art. 7º, I)',
            ],
            [
              'Autorização para aparecer entre as histórias de aprovação: nome de quem aparece e, se for menor, de quem autorizou; quando, como e até quando',
              'Mostrar a história só enquanto a autorização valer, e provar que ela existiu. Para retirá-la, basta escrever para nós: a história sai na hora',
              'Enquanto valer e por 3 anos depois que terminar (Código Civil, art. 206, § 3º, V)',
              'Consentimento e exercício de direitos (art. 7º, I e VI)',
            ],
            [
              'Mensagem enviada pela página Contato ou por e-mail: nome, e-mail, assunto, texto, data, protocolo e as nossas respostas',
              'Responder, resolver e provar a resposta',
              '2 anos a partir do envio, ou até você excluir a conta com esse e-mail confirmado',
              'Execução de contrato e exercício de direitos (art. 7º, V e VI)',
            ],
          ],
        },
        'Não pedimos documentos, dados de saúde, religião, cor ou opinião política. Se você escrever sobre isso em uma redação, o texto é seu: não o analisamos para descobrir quem você é.',
      ],
    },
    {
      id: 'no-seu-aparelho',
      heading: '3. O que fica no seu aparelho',
      blocks: [
        'Algumas informações ficam no armazenamento local do seu navegador, e não conosco. Servem para o site funcionar, e você pode apagá-las quando quiser nas configurações do navegador:',
        {
          kind: 'list',
          items: [
            'o carrinho de compras;',
            'o site ou a campanha de onde veio a visita, até você fechar a aba;',
            'o código do último parceiro por cujo link você veio e o dia, por 30 dias, enviados com o pedido, se você fizer um, para contar a parte dele;',
            'a sua escolha de tema, claro ou escuro;',
            'a sessão da sua conta, para você não precisar entrar a cada visita;',
            'um número aleatório que reconhece este navegador quando você entra na conta, para avisarmos você de um aparelho novo (um cookie técnico, que dura um ano);',
            'quais contas já foram abertas neste navegador (um cookie técnico e assinado, que dura 180 dias): quem está sem poder publicar não publica como visitante;',
            'rascunhos, o progresso no minicurso e na prática e cópias de conversas recentes, quando você usa esses recursos;',
            'a folha escrita à mão que você fotografou e está digitando: as linhas e uma cópia pequena da foto, até você terminar ou recomeçar;',
            'a prova de um simulado em andamento, com o tema, o texto e o horário do fim, para você continuar sem internet;',
            'as páginas de estudo que você abriu e, na sala de escrita, o corretor (cerca de 2 MB), para funcionarem sem internet; você pode apagar o corretor na própria sala;',
            'um código que não permite ler a redação, para lembrar que a correção sem conta já foi usada neste navegador;',
            'a correção que você fez sem conta, para vê-la de novo, até que outra tome o lugar dela ou que ela vá para a conta em que você entrar;',
            'as versões corrigidas sem internet que você pediu para guardar no histórico, até que elas cheguem ao nosso servidor.',
          ],
        },
        'Quando você sai da conta, o que é seu e ficou neste navegador (rascunhos, progresso, carrinho) deixa de aparecer para quem usar o site depois de você e espera a sua volta por até 30 dias; depois é apagado na próxima visita de alguém. Quem sabe mexer nos arquivos do navegador ainda pode ler o que espera: em um computador de várias pessoas, apague os dados do site nas configurações dele. Quando a sua conta é excluída neste navegador, o que é dela sai junto.',
        'Contamos, em cada dia, quantas visitas, páginas de produto e carrinhos houve, e de que site ou campanha vieram: são só números, guardados por 400 dias, sem nada sobre quem veio ou sobre o aparelho. Para isso, a aba do navegador lembra de que site ou campanha você veio, até ser fechada, e envia essa indicação também com o pedido, se você fizer um. Da campanha ficam só palavras curtas; um e-mail ou um número longo no link é deixado de fora.',
        'Não usamos cookies de anúncio nem de medição. Se um recurso precisar de um cookie para funcionar, como reconhecer quem participa sem ter conta, ele será apenas técnico.',
      ],
    },
    {
      id: 'com-quem',
      heading: '4. Com quem os dados são compartilhados',
      blocks: [
        'Só com quem é necessário para o serviço existir, e só o que cada um precisa:',
        {
          kind: 'list',
          items: [
            'o provedor de pagamento, que recebe os dados do pedido e recolhe, na página dele, os do pagamento;',
            'o serviço que envia os nossos e-mails;',
            'quem divulga a loja por um link: o número, o dia e o valor dos pedidos que vieram por ele, nunca quem comprou;',
            'o serviço que hospeda o site;',
            'se você ativar os avisos no aparelho, o serviço de avisos do seu navegador (do Google, da Apple, da Mozilla ou da Microsoft), que os entrega sem conseguir ler o que dizem;',
            'o serviço que comenta redações, se esse recurso estiver ligado e só quando você pedir;',
            'a contabilidade, para as obrigações fiscais;',
            'autoridades, quando a lei ou uma ordem válida nos obriga.',
          ],
        },
        'A correção automática da redação é feita por um programa nosso, e o texto não sai daqui. A redação que você envia à professora é lida, dentro da plataforma, por ela ou por quem corrige com ela. Além dela, a plataforma pode ligar um serviço externo que escreve comentários automáticos; a nota nunca vem dele. Antes de qualquer envio, a página da redação diz o nome e o endereço desse serviço e pergunta se você concorda. Ele recebe o texto e o tema da redação em que você pediu comentários, sem o seu nome, o seu e-mail ou a sua conta, e pode guardá-los fora do Brasil. O mesmo serviço pode ler a letra de uma folha fotografada, se você pedir e concordar com isso à parte: ele recebe só as tiras das linhas escritas, e cada linha lida espera a sua confirmação. Só quem já tem 18 anos pode pedir: textos e fotos de menores não são enviados. Você retira o consentimento na mesma página, quando quiser; daí em diante nada mais é enviado, e o que já foi continua com o serviço.',
        'Nenhuma das nossas páginas carrega por si letras, imagens, vídeos ou programas de outros sites, de modo que visitar a plataforma não avisa ninguém de que você esteve aqui. A única exceção depende de você: uma aula de um curso pode ter um vídeo no YouTube ou no Vimeo. Ele só carrega quando você aperta para ver, e só então esse serviço recebe o endereço IP do seu aparelho e pode usar cookies próprios. A transcrição, ao lado, diz o mesmo que o vídeo sem sair daqui. Se um desses serviços guardar dados fora do Brasil, isso seguirá os arts. 33 a 36 da LGPD.',
      ],
    },
    {
      id: 'o-que-os-outros-veem',
      heading: '5. O que as outras pessoas veem',
      blocks: [
        'Seu e-mail, telefone, cidade, compras e progresso nunca são mostrados a outros estudantes, a não ser a compra que você mesmo decide avaliar. Quando você publica em uma área aberta, as pessoas veem o texto, o nome e a foto que você escolheu. As mensagens do chat ficam disponíveis por 7 dias. O que você publica no desafio mensal e no mural continua lá até você retirar ou encerrar a conta. Se você avaliar um produto que comprou, a página dele mostra a sua avaliação com o primeiro nome, a inicial do último e a indicação de compra verificada, até você apagá-la, devolver a compra ou encerrar a conta.',
      ],
    },
    {
      id: 'seus-direitos',
      heading: '6. Seus direitos',
      blocks: [
        'O art. 18 da LGPD garante que você pode, a qualquer momento e sem pagar:',
        {
          kind: 'list',
          items: [
            'saber se temos dados seus e ver quais são;',
            'corrigir o que estiver errado ou incompleto;',
            'pedir que bloqueemos ou apaguemos o que for excessivo ou tratado contra a lei;',
            'receber uma cópia dos seus dados, também para levá-los a outro serviço;',
            'apagar o que guardamos com o seu consentimento e retirar esse consentimento;',
            'saber com quem compartilhamos os dados;',
            'reclamar à Agência Nacional de Proteção de Dados, a ANPD (Lei nº 15.352/2026).',
          ],
        },
        'Comece pelas configurações do seu perfil. “Exportar meus dados” entrega na hora um arquivo com tudo o que guardamos sobre você. “Excluir minha conta” apaga, no mesmo instante, a conta e os dados ligados a ela; ficam só o registro fiscal dos pedidos pagos, sem o seu nome e sem o seu e-mail, e, sem ligação com você, as denúncias ainda no prazo e o registro de acesso dos últimos 6 meses. As cópias de segurança que ainda tiverem os dados são descartadas na troca periódica delas.',
        'A conta cujo e-mail nunca foi confirmado, sem compras e sem uso por um ano, é apagada por nós. O que não der para fazer no perfil, peça pela página Contato[[ ou pelo e-mail {shop.email}]], escrevendo do endereço da sua conta. Respondemos em até cinco dias.',
      ],
      links: [{ to: '/contato', label: 'Pedir pela página Contato' }],
    },
    {
      id: 'seguranca',
      heading: '7. Segurança',
      blocks: [
        'Protegemos as senhas com um cálculo lento e próprio para isso, limitamos tentativas de entrada, usamos links que vencem em poucos minutos para os downloads e não escrevemos dados pessoais nos registros técnicos do sistema. Se, apesar disso, acontecer um incidente que possa causar risco ou dano relevante a você, avisaremos você e a ANPD, como mandam o art. 48 da LGPD e a Resolução CD/ANPD nº 15/2024.',
      ],
    },
    {
      id: 'menores',
      heading: '8. Crianças e adolescentes',
      blocks: [
        'A conta é para quem tem 13 anos ou mais. Tratamos dados de adolescentes no melhor interesse deles, como pede o art. 14 da LGPD, e seguimos o Estatuto Digital da Criança e do Adolescente (Lei nº 15.211/2025). Não fazemos perfil de ninguém para mostrar anúncios. Se soubermos que uma criança criou uma conta, nós a encerramos e apagamos os dados.',
      ],
      links: [
        { to: '/protecao-de-menores', label: 'Como protegemos menores' },
        { to: '/para-responsaveis', label: 'Página para responsáveis' },
      ],
    },
    {
      id: 'mudancas',
      heading: '9. Mudanças nesta política',
      blocks: [
        'Antes de um recurso novo guardar outro dado, esta página muda e ganha nova data. Se a mudança for importante, avisamos por e-mail ou na plataforma e, quando a lei pedir, perguntamos de novo se você concorda.',
      ],
    },
  ],
}
