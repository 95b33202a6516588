"""Starts OpenStack Swift in one folder: rings of one device each, three storage servers, and a proxy that speaks S3.

Usage: swift-servers.py <folder> <port of the proxy>, and three ports for the storage servers. Ends at the end of its input, so
that it does not outlive its test.
"""
import os
import pwd
import signal
import sys

folder, ports = sys.argv[1], [int(port) for port in sys.argv[2:6]]

import swift.common.utils as utils

conf = os.path.join(folder, 'swift.conf')
with open(conf, 'w') as file:
    file.write('[swift-hash]\nswift_hash_path_suffix = drill\nswift_hash_path_prefix = drill\n'
               '[storage-policy:0]\nname = only\ndefault = yes\n')
utils.SWIFT_CONF_FILE = conf
utils.HASH_PATH_SUFFIX = utils.HASH_PATH_PREFIX = b'drill'

from swift.common.ring import RingBuilder
from swift.common.wsgi import run_wsgi

os.makedirs(os.path.join(folder, 'devices', 'disk'), exist_ok=True)
kinds = ['account', 'container', 'object']
for kind, port in zip(kinds, ports[1:]):
    ring = RingBuilder(4, 1, 0)
    ring.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': port, 'device': 'disk', 'weight': 1})
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, kind + '.ring.gz'))

common = f'''[DEFAULT]
bind_ip = 127.0.0.1
workers = 0
user = {pwd.getpwuid(os.getuid()).pw_name}
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
log_level = WARNING
fallocate_reserve = 0
'''
proxy = '''[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_mvi_drill = drillsecret .admin
'''
storage = '''[pipeline:main]
pipeline = %(kind)s-server
[app:%(kind)s-server]
use = egg:swift#%(kind)s
'''
servers = []
for kind, port in zip(['proxy'] + kinds, ports):
    path = os.path.join(folder, kind + '.conf')
    with open(path, 'w') as file:
        file.write(common + f'bind_port = {port}\n' + (proxy if kind == 'proxy' else storage % {'kind': kind}))
    server = os.fork()
    if server == 0:
        sys.exit(run_wsgi(path, kind + '-server'))
    servers.append(server)
sys.stdin.read()
for server in servers:
    os.kill(server, signal.SIGKILL)
