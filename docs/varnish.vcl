vcl 4.1;
# A shared cache in front of the service: Varnish 7, started with `-p http_gzip_support=off`, because the service
# compresses by itself, better than Varnish does. Pages are the same for everybody and say how long they may be kept.

backend service {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
  # Calls, sockets, forms and the pages of orders belong to one person.
  if (req.http.Upgrade ~ "(?i)websocket") {
    return (pipe);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/(api|socket\.io|admin|auth|webhooks|metrics|o|my-orders)([/?]|$)" || req.http.Authorization) {
    return (pass);
  }
  # Pages never read cookies.
  unset req.http.Cookie;
  # What other sites hang behind a page's address changes nothing of it. The names that each page reads are those of
  # packages/contracts/src/addresses/page-addresses.ts; a test compares them.
  if ((req.url ~ "^/shop/[^/?]+\?" && req.url !~ "[?&](search|tag|size|min|max|stock|sale|sort|lastKey|filters|as|_routes)=") ||
      (req.url ~ "^/shop/[^/?]+/c/[^/?]+\?" && req.url !~ "[?&](lastKey|as|_routes)=") ||
      (req.url ~ "^/shop/[^/?]+/order\?" && req.url !~ "[?&](as|_routes)=") ||
      (req.url ~ "^/shop/[^/?]+/about\?" && req.url !~ "[?&](as|_routes)=") ||
      (req.url ~ "^/catalog/[^/?]+\?" && req.url !~ "[?&](search|tag|size|min|max|stock|sale|sort|lastKey|filters|as|_routes)=") ||
      (req.url ~ "^/product/[^/?]+/[^/?]+\?" && req.url !~ "[?&](size|as|_routes)=")) {
    set req.url = regsub(req.url, "\?.*$", "");
  }
  # One copy for each encoding, not for each browser's way to ask.
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
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
  # A service that cannot make the page again, without its database for one, does not take the page away that is here.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # Past its time a page is asked for by its ETag, which costs the service one query and no rendering.
  if (beresp.http.ETag && beresp.http.Cache-Control ~ "s-maxage") {
    # Varnish takes its grace from "stale-while-revalidate"; a page without it changes by itself before long.
    if (beresp.http.Cache-Control !~ "stale-while-revalidate") {
      set beresp.grace = 0s;
    }
    set beresp.keep = 1h;
  }
  if (beresp.http.Cache-Control ~ "no-store|private") {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
}
