vcl 4.1;
# Three web processes behind the rules of docs/varnish.vcl. varnishd finds that file by -p vcl_path, and needs
# -p vcc_err_unref=off, because its own backend is not used here.

import directors;

probe ready {
  .url = "/api/health";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend web1 {
  .host = "web1";
  .port = "3000";
  .probe = ready;
}

backend web2 {
  .host = "web2";
  .port = "3000";
  .probe = ready;
}

backend web3 {
  .host = "web3";
  .port = "3000";
  .probe = ready;
}

sub vcl_init {
  new webs = directors.round_robin();
  webs.add_backend(web1);
  webs.add_backend(web2);
  webs.add_backend(web3);
}

sub vcl_recv {
  set req.backend_hint = webs.backend();
}

include "varnish.vcl";
