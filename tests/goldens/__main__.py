import sys

import wharfinger as wf
from tests.goldens import write

write(sys.argv[1:] or wf.names())
