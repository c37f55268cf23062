vcl 4.1;
# Varnish 7 before the product, as a shared cache (decision 0288). Behind it the product, before it the proxy with TLS:
#
#   varnishd -f /etc/varnish/shared-cache.vcl -s malloc,256m -p http_gzip_support=off -p backend_idle_timeout=8 \
#     -a visitors=127.0.0.1:6081,HTTP -a purge=127.0.0.1:6082,HTTP
#
# and for the product CACHE_PURGE_URL=http://127.0.0.1:6082/ with TRUSTED_PROXIES=2 (the proxy and this one). Let nobody
# but the product reach the second address. gzip support is off so that brotli passes through as the product made it; a
# connection at rest ends before the product closes it, which is after ten seconds.

import std;

backend product {
  .host = "127.0.0.1";
  .port = "3000";
  # Taken for away after five silent answers in a row: on a loaded machine one may well be late.
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 3s; .window = 5; .threshold = 1; .initial = 1; }
}

sub vcl_recv {
  if (local.socket == "purge") {
    if (req.method != "POST" || req.http.Surrogate-Key !~ "^[a-z]+( [a-z]+)*$") {
      return (synth(400));
    }
    # No space in the pattern: it would end there.
    if (std.ban("obj.http.Surrogate-Key ~ \b(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")\b")) {
      return (synth(200));
    }
    return (synth(500, std.ban_error()));
  }
  if (req.http.Upgrade ~ "(?i)websocket") {
    return (pipe);
  }
  # Only what anybody gets. A cookie does not matter: no page reads one, and what the product does not mark is not kept.
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
    return (pass);
  }
  # What only the script of a page reads, as links of advertisements and partners have it.
  set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z]+|gclid|fbclid|parceiro|convite|cupom)=[^&]*&?", "");
  set req.url = regsub(req.url, "[?&]$", "");
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elseif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

sub vcl_pipe {
  set bereq.http.Upgrade = req.http.Upgrade;
  set bereq.http.Connection = req.http.Connection;
}

sub vcl_backend_response {
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (beresp.status == 200 && !beresp.http.Set-Cookie && beresp.http.CDN-Cache-Control ~ "^max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.grace = 10s;
    set beresp.keep = 0s;
  } elseif (beresp.status == 200 && !beresp.http.Set-Cookie && bereq.url ~ "^/assets/") {
    # Files of the build, under names that change with them. Not pictures of people, which may be taken back.
    set beresp.ttl = 1d;
  } else {
    # Nobody waits for another's answer.
    set beresp.ttl = 60s;
    set beresp.uncacheable = true;
  }
  return (deliver);
}

sub vcl_deliver {
  # For this cache alone.
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}
